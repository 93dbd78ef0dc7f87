"""The profiles of this computer, with buttons to switch, add and delete."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.profiles import Profile, ProfileStore, new_profile
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.pictures.portraits import free_portrait
from scopa_desktop.ui.theme.fonts import BODY_SIZE, text_scale
from scopa_desktop.ui.widgets.boxes import STRETCH, clear_box, hbox, vbox
from scopa_desktop.ui.widgets.buttons import Button, LinkButton
from scopa_desktop.ui.widgets.headings import BodyLabel, secondary_label
from scopa_desktop.ui.widgets.portrait_label import PortraitLabel
from scopa_desktop.ui.wording.number_format import date_text
from scopa_desktop.ui.wording.player_names import next_profile_name, profile_names

_PORTRAIT: Final = 34


class _Row(QWidget):
    """A profile with the buttons for it."""

    def __init__(
        self, profile: Profile, name: str, art: CardArt, *, is_current: bool, is_only: bool
    ) -> None:
        super().__init__()
        portrait = PortraitLabel(art, profile.portrait)
        portrait.set_diameter(_PORTRAIT * text_scale())
        note = secondary_label(
            self.tr("plays now")
            if is_current
            else self.tr("since {date}").format(date=date_text(profile.created))
        )
        note.setWordWrap(False)
        self.switch = LinkButton(self.tr("Switch"))
        self.switch.setAccessibleName(self.tr("Switch to {name}").format(name=name))
        self.switch.setVisible(not is_current)
        self.delete = LinkButton(self.tr("Delete"))
        self.delete.setAccessibleName(self.tr("Delete {name}").format(name=name))
        self.delete.setVisible(not is_only)
        hbox(
            portrait,
            BodyLabel(name, BODY_SIZE, bold=is_current),
            note,
            STRETCH,
            self.switch,
            self.delete,
            within=self,
            spacing=10,
        )


class ProfileList(QWidget):
    """A row for each profile, and a button for a new one."""

    created = Signal()
    """A new profile was made, and is the current one."""

    def __init__(self, profiles: ProfileStore, art: CardArt) -> None:
        super().__init__()
        self._profiles, self._art = profiles, art
        self._rows = vbox(spacing=6)
        self._new = Button(self.tr("New profile"))
        self._new.setAutoDefault(False)
        self._new.clicked.connect(self._create)
        vbox(self._rows, (self._new, Qt.AlignmentFlag.AlignLeft), within=self, spacing=10)
        profiles.list_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        clear_box(self._rows)
        names = profile_names(self._profiles)
        for profile in self._profiles.profiles:
            row = _Row(
                profile,
                names[profile.id],
                self._art,
                is_current=profile.id == self._profiles.current.id,
                is_only=len(self._profiles.profiles) == 1,
            )
            row.switch.setAutoDefault(False)
            row.delete.setAutoDefault(False)
            row.switch.clicked.connect(partial(self._switch, profile.id))
            row.delete.clicked.connect(partial(self._delete, profile))
            self._rows.addWidget(row)
        self._new.setEnabled(self._profiles.has_room)

    def _create(self) -> None:
        portrait = free_portrait(self._profiles.profiles)
        profile = new_profile(next_profile_name(self._profiles), portrait)
        self._profiles.add(profile)
        self._profiles.switch(profile.id)
        self.created.emit()

    def _switch(self, profile_id: str) -> None:
        self._profiles.switch(profile_id)
        self._new.setFocus()

    def _delete(self, profile: Profile) -> None:
        answer = QuestionDialog(
            self.tr("Delete the profile?"),
            self.tr(
                "“{name}” and the badges of this profile disappear. The matches and the training "
                "stay among your files."
            ).format(name=profile_names(self._profiles)[profile.id]),
            [self.tr("Delete the profile"), self.tr("Keep it")],
            self.window(),
        ).ask()
        if answer == 0:
            self._profiles.remove(profile.id)
            self._new.setFocus()
