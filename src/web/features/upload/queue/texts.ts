/** What the list of uploads says of itself and of its files. */
export const texts = {
  uploading: 'Uploading files...',
  none: 'No files uploaded',
  uploaded: (count: number) => `Uploaded ${count} files`,
  remaining: (count: number) => `${count} remaining`,
  details: 'Details',
  unreadable: 'We can’t read this kind of file. Please upload STL, STEP or IGES.',
  empty: 'This file is empty. Please export it again from your CAD program.',
  notSent: 'Upload failed. Check your connection and try again.',
  notProcessed: 'We could not finish reading this file. Please upload it again.',
  notLoaded: 'A piece of this page could not be loaded. Please reload the page and try again.',
  repeated: (filename: string, count: number) =>
    count === 1
      ? `${filename} is already in your parts, so we didn't add it again.`
      : `${count} files are already in your parts, so we didn't add them again.`,
  addAnyway: 'Add anyway',
} as const;
