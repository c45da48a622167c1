/** What the list of uploads says of itself and of its files. */
export const texts = {
  uploading: 'Uploading files...',
  none: 'No files uploaded',
  uploaded: (count: number) => `Uploaded ${count} files`,
  measuringHere: 'Your browser is measuring your files',
  measuredHere: (count: number) =>
    count === 1 ? '1 file measured; it stays in this browser' : `${count} files measured; they stay in this browser`,
  noneMeasured: 'No files measured',
  remaining: (count: number) => `${count} remaining`,
  details: 'Details',
  unreadable: 'We can’t read this kind of file. Please upload STL, STEP or IGES.',
  empty: 'This file is empty. Please export it again from your CAD program.',
  notLoaded: 'A piece of this page could not be loaded. Please reload the page and try again.',
  repeated: (filename: string, count: number) =>
    count === 1
      ? `${filename} is already in your parts, so we didn't add it again.`
      : `${count} files are already in your parts, so we didn't add them again.`,
  addAnyway: 'Add anyway',
} as const;
