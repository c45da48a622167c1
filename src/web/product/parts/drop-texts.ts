/** What is said while files are dragged over a page. */
export const texts = {
  drop: 'Drop your files to upload them',
} as const;
