/** What stores hold to be shown. */
export const texts = {
  sample: 'Sample housing',
} as const;
