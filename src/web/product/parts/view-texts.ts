/** What buttons to the 3D viewer say. */
export const texts = {
  view: '3D View',
  viewOf: (name: string) => `3D View of ${name}`,
  show: 'Show in 3D',
  failed: 'The 3D viewer could not be loaded. Please reload the page.',
} as const;
