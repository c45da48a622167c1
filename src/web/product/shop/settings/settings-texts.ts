/** What every page of a shop’s settings says. */
export const texts = {
  loading: 'Loading the settings',
  failed: 'The settings could not be loaded.',
  readOnly: 'Only the owner of this shop can change these settings.',
  noShop: { title: 'No shop yet', text: 'Save your profile first. Then you can make these settings.', link: 'Profile' },
  save: 'Save',
  saved: 'Saved.',
  reload: 'Show what is saved',
} as const;
