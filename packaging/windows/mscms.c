/* Stands in for mscms.dll, in which Wine 8 lacks WcsCreateIccProfile: no display has a profile. */
#define X __declspec(dllexport)
typedef void *H; typedef int B;
X B GetColorProfileFromHandle(H a, unsigned char *b, unsigned *c){ if(c) *c = 0; return 0; }
X B CloseColorProfile(H a){ return 1; }
X H WcsCreateIccProfile(H a, unsigned b){ return 0; }
X H OpenColorProfileW(void *p, unsigned a, unsigned s, unsigned c){ return 0; }
