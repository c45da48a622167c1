/** Everything /viewer says besides the viewer itself. */
export const texts = {
  title: '3D View',
  refused: 'The link asks for a model that is not on this site, so the sample is shown instead.',
  drop: 'Drop the file to view it',
} as const;
