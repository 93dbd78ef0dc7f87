"""The pages of the settings, one for each subject."""
