; The installer for Windows: for one user, without an administrator. Made by windows/build.py, which
; gives VERSION, FOLDER (what to install), ICON, LICENCE and TARGET.

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\BigBen"
!define FILE_KIND "BigBen.SavedGame"

Name "Big Ben"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Big Ben"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "Big Ben ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Big Ben"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installer of Big Ben, the two-pack clock solitaire"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Big Ben authors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\bigben.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; NSIS does not speak Kazakh.
!insertmacro MUI_LANGUAGE "English"

LangString KEPT ${LANG_ENGLISH} "Your games and preferences stay where they are:"
LangString RUNS ${LANG_ENGLISH} "Big Ben is running. Close it, then try again."

; A program that runs holds its file: it cannot be opened for writing.
!macro REFUSE_WHILE_RUNNING
  IfFileExists "$INSTDIR\bigben.exe" 0 +6
  ClearErrors
  FileOpen $0 "$INSTDIR\bigben.exe" a
  IfErrors 0 +3
  MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNS)" /SD IDOK
  Abort
  FileClose $0
!macroend

!macro REMOVE_FILES
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\bigben.exe"
  Delete "$INSTDIR\bigben.ico"
  Delete "$INSTDIR\licences\*.txt"
  RMDir "$INSTDIR\licences"
!macroend

Section
  !insertmacro REFUSE_WHILE_RUNNING
  ; Nothing of an older version stays among the new files.
  !insertmacro REMOVE_FILES
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  File "/oname=bigben.ico" "${ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\Big Ben.lnk" "$INSTDIR\bigben.exe" "" "$INSTDIR\bigben.ico"

  WriteRegStr HKCU "Software\Classes\.bigben" "" "${FILE_KIND}"
  WriteRegStr HKCU "Software\Classes\.bigben" "Content Type" "application/x-bigben"
  WriteRegStr HKCU "Software\Classes\${FILE_KIND}" "" "Big Ben saved game"
  WriteRegStr HKCU "Software\Classes\${FILE_KIND}\DefaultIcon" "" "$INSTDIR\bigben.ico"
  WriteRegStr HKCU "Software\Classes\${FILE_KIND}\shell\open\command" "" '"$INSTDIR\bigben.exe" "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "Big Ben"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\bigben.ico"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Big Ben authors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
  ${RefreshShellIcons}
SectionEnd

Section Uninstall
  !insertmacro REFUSE_WHILE_RUNNING
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Big Ben.lnk"
  DeleteRegKey HKCU "Software\Classes\${FILE_KIND}"
  ; Somebody else's choice for these files stays.
  ReadRegStr $0 HKCU "Software\Classes\.bigben" ""
  StrCmp $0 "${FILE_KIND}" 0 +2
  DeleteRegKey HKCU "Software\Classes\.bigben"
  DeleteRegKey HKCU "${KEY}"
  ${RefreshShellIcons}
  DetailPrint "$(KEPT) $LOCALAPPDATA\bigben"
  MessageBox MB_OK|MB_ICONINFORMATION "$(KEPT)$\r$\n$LOCALAPPDATA\bigben" /SD IDOK
SectionEnd
