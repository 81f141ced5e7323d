"""What macOS reads of the application before it starts it."""

from __future__ import annotations

from typing import Any, Final

from product import VERSION, Addresses

_OLDEST_MACOS: Final = "13.0"
"""Qt's."""


def info_plist() -> dict[str, Any]:
    """The entries that PyInstaller does not write by itself."""
    file_kind = f"{Addresses.from_environment().app_id}.game"
    return {
        "CFBundleDisplayName": "Big Ben",
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleLocalizations": ["en", "kk"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": _OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Big Ben authors, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Big Ben saved game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "bigben.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [file_kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": file_kind,
                "UTTypeDescription": "Big Ben saved game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["bigben"],
                    "public.mime-type": ["application/x-bigben"],
                },
            }
        ],
    }
