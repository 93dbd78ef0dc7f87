"""Hatchling build hook: compiles the core of the game if possible."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

sys.path.append(str(Path(__file__).parent))

import core_compiler


class CoreBuildHook(BuildHookInterface[WheelBuilderConfig]):
    """Adds the extensions to the wheel; for a development install, puts them beside the sources."""

    _folder: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """The packages needed for compiling, if there is a C compiler."""
        extras = self.metadata.core.optional_dependencies
        return extras["compile"] if core_compiler.wants_mypyc() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the core.

        Raises:
            core_compiler.CompileError: compiling is required but impossible, or it failed.
        """
        root = Path(self.root)
        if version == "editable":
            self.app.display_info(core_compiler.build_in_place(root))
            return
        reason = core_compiler.reason_to_interpret()
        if reason is None:
            self._folder = TemporaryDirectory()
            folder = Path(self._folder.name)
            extensions = core_compiler.compile_into(folder, root, profiled=True)
        else:
            folder, extensions = root, core_compiler.compiled_in_place(root)
        if not extensions:
            self.app.display_info(f"The core of the game stays interpreted: {reason}.")
            return
        for extension in extensions:
            build_data["force_include"][str(folder / extension)] = extension.as_posix()
        build_data |= {"pure_python": False, "infer_tag": True}
        self.app.display_info("The core of the game is compiled.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder, whose files are now in the wheel."""
        if self._folder is not None:
            self._folder.cleanup()
