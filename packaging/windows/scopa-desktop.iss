; The installer for Windows, made by Inno Setup 6 from the built folder:
;
;     python packaging\build.py folder
;     iscc /DVersion=0.1.0 packaging\windows\scopa-desktop.iss

#ifndef Version
  #error Give the version: /DVersion=0.1.0
#endif
#define Root "..\.."

[Setup]
AppId={{6C0C7B5A-5D0B-4C7E-9B0D-5C0FADE5C40A}
AppName=Scopa Desktop
AppVersion={#Version}
AppPublisher=Scopa Desktop contributors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Scopa Desktop
DefaultGroupName=Scopa Desktop
DisableProgramGroupPage=yes
; Users who are not administrators install for themselves.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile={#Root}\LICENSE
SetupIconFile={#Root}\build\standalone\icons\scopa-desktop.ico
UninstallDisplayIcon={app}\scopa-desktop.exe
OutputDir={#Root}\dist
OutputBaseFilename=scopa-desktop-{#Version}-windows-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "pt_BR"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "ca"; MessagesFile: "compiler:Languages\Catalan.isl"
Name: "ar"; MessagesFile: "compiler:Languages\Arabic.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Libraries of an older version must not be found by this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\dist\scopa-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Scopa Desktop"; Filename: "{app}\scopa-desktop.exe"
Name: "{autodesktop}\Scopa Desktop"; Filename: "{app}\scopa-desktop.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.scopa\OpenWithProgids"; ValueType: string; ValueName: "ScopaDesktop.Record"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\ScopaDesktop.Record"; ValueType: string; ValueData: "Scopa match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\ScopaDesktop.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\scopa-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\ScopaDesktop.Record\shell\open\command"; ValueType: string; ValueData: """{app}\scopa-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\scopa-desktop.exe"; Description: "{cm:LaunchProgram,Scopa Desktop}"; Flags: nowait postinstall skipifsilent
