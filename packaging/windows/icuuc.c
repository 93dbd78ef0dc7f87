/* Stands in for icuuc.dll of Windows 10, which Wine 8 lacks: each converter "does not exist". */
typedef int UErrorCode;
#define X __declspec(dllexport)
X void *ucnv_open(const char *n, UErrorCode *e){ if(e) *e = 4; return 0; }
X void ucnv_close(void *c){}
X void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void){}
X void UCNV_TO_U_CALLBACK_SUBSTITUTE(void){}
X void ucnv_reset(void *c){}
X signed char ucnv_getMaxCharSize(const void *c){ return 1; }
X const char *ucnv_getName(const void *c, UErrorCode *e){ if(e) *e = 4; return 0; }
X void ucnv_getToUCallBack(void){}
X void ucnv_getFromUCallBack(void){}
X void ucnv_setToUCallBack(void){}
X void ucnv_setFromUCallBack(void){}
X void ucnv_cbToUWriteUChars(void){}
X void ucnv_toUnicode(void){}
X void ucnv_cbFromUWriteUChars(void){}
X int ucnv_toUCountPending(const void *c, UErrorCode *e){ return 0; }
X int ucnv_fromUCountPending(const void *c, UErrorCode *e){ return 0; }
X const char *ucnv_getStandardName(const char *n, const char *s, UErrorCode *e){ if(e) *e = 4; return 0; }
X const char *ucnv_getAvailableName(int n){ return 0; }
X int ucnv_countAvailable(void){ return 0; }
X void ucnv_fromUnicode(void){}
