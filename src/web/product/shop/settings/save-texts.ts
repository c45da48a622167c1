/** What is said of what is saved. */
export const texts = {
  save: 'Save',
  states: { 'nothing-yet': null, unsaved: 'Unsaved changes', saved: 'All changes saved' },
} as const;
