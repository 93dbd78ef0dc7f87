; The installer for Windows, made by NSIS 3 from the built folder:
;
;     python packaging\build.py installer
;
; It installs for one user and needs no administrator. `/S` installs silently, `/D=C:\folder` (last,
; without quotes) chooses the folder; `uninstall.exe /S` removes silently. The exit code is 2 where
; the game is running.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

!define TITLE "Scopa Desktop"
!define NAME "scopa-desktop"
!define RECORD "ScopaDesktop.Record"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define RUNNING 2

Name "${TITLE}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${TITLE}"
VIAddVersionKey "CompanyName" "Scopa Desktop contributors"
VIAddVersionKey "LegalCopyright" "MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!define MUI_FINISHPAGE_SHOWREADME
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(DesktopLink)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION addDesktopLink
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is what a system in another language gets.
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Italian
!insertmacro MUI_LANGUAGE Spanish
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE PortugueseBR
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE Catalan
!insertmacro MUI_LANGUAGE Arabic

LangString DesktopLink ${LANG_ENGLISH} "Add a shortcut to the desktop"
LangString DesktopLink ${LANG_ITALIAN} "Aggiungi un collegamento sul desktop"
LangString DesktopLink ${LANG_SPANISH} "Añadir un acceso directo al escritorio"
LangString DesktopLink ${LANG_FRENCH} "Ajouter un raccourci sur le bureau"
LangString DesktopLink ${LANG_PORTUGUESEBR} "Adicionar um atalho à área de trabalho"
LangString DesktopLink ${LANG_GERMAN} "Verknüpfung auf dem Desktop anlegen"
LangString DesktopLink ${LANG_CATALAN} "Afegeix una drecera a l’escriptori"
LangString DesktopLink ${LANG_ARABIC} "إضافة اختصار إلى سطح المكتب"

LangString RecordType ${LANG_ENGLISH} "Scopa match"
LangString RecordType ${LANG_ITALIAN} "Partita di scopa"
LangString RecordType ${LANG_SPANISH} "Partida de scopa"
LangString RecordType ${LANG_FRENCH} "Partie de scopa"
LangString RecordType ${LANG_PORTUGUESEBR} "Partida de scopa"
LangString RecordType ${LANG_GERMAN} "Scopa-Partie"
LangString RecordType ${LANG_CATALAN} "Partida de scopa"
LangString RecordType ${LANG_ARABIC} "مباراة سكوبا"

LangString IsRunning ${LANG_ENGLISH} "${TITLE} is running. Close it and try again."
LangString IsRunning ${LANG_ITALIAN} "${TITLE} è aperto. Chiudilo e riprova."
LangString IsRunning ${LANG_SPANISH} "${TITLE} está abierto. Ciérralo e inténtalo de nuevo."
LangString IsRunning ${LANG_FRENCH} "${TITLE} est ouvert. Fermez-le et réessayez."
LangString IsRunning ${LANG_PORTUGUESEBR} "O ${TITLE} está aberto. Feche-o e tente de novo."
LangString IsRunning ${LANG_GERMAN} "${TITLE} läuft noch. Beenden Sie es und versuchen Sie es erneut."
LangString IsRunning ${LANG_CATALAN} "${TITLE} està obert. Tanqueu-lo i torneu-ho a provar."
LangString IsRunning ${LANG_ARABIC} "${TITLE} قيد التشغيل. أغلقه ثم حاول مرة أخرى."

; A program that runs cannot be written to; neither can its libraries, of which only some would be
; replaced.
!macro WaitUntilClosed UN
Function ${UN}waitUntilClosed
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${NAME}.exe"
      Return
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${NAME}.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      Return
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" /SD IDCANCEL IDRETRY +3
      SetErrorLevel ${RUNNING}
      Quit
  ${Loop}
FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

Function addDesktopLink
  CreateShortcut "$DESKTOP\${TITLE}.lnk" "$INSTDIR\${NAME}.exe"
FunctionEnd

Section
  Call waitUntilClosed
  ; Libraries of an older version must not be found by this one.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${NAME}.exe"

  WriteRegStr HKCU "Software\Classes\.scopa\OpenWithProgids" "${RECORD}" ""
  WriteRegStr HKCU "Software\Classes\${RECORD}" "" "$(RecordType)"
  WriteRegStr HKCU "Software\Classes\${RECORD}\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
  WriteRegStr HKCU "Software\Classes\${RECORD}\shell\open\command" "" \
    '"$INSTDIR\${NAME}.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Scopa Desktop contributors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  ; SHCNE_ASSOCCHANGED: the desktop shows the new type at once.
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
SectionEnd

; What was installed, and nothing else that a folder may hold; the player's files lie elsewhere.
Section un.
  Call un.waitUntilClosed
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\${NAME}-console.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  Delete "$DESKTOP\${TITLE}.lnk"
  DeleteRegValue HKCU "Software\Classes\.scopa\OpenWithProgids" "${RECORD}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.scopa\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.scopa"
  DeleteRegKey HKCU "Software\Classes\${RECORD}"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
SectionEnd
