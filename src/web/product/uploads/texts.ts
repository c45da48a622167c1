/** What is said of files that are sent, or kept in the browser until they are. */
export const texts = {
  notSent: 'Upload failed. Check your connection and try again.',
  notProcessed: 'We could not finish reading this file. Please upload it again.',
  shopUnknown: 'We could not ask the shop how it takes files. Check your connection and try again.',
  notMeasuredHere:
    'Your browser could not measure this file, so it stays here without a price. The shop can measure it, but then it leaves your computer now.',
  notKept: 'Your browser has no room to keep this file. Free some, or let the shop measure it, which sends it now.',
  drawingNotKept: 'Your browser has no room to keep this file. Free some and add it again.',
  drawingNotRead: 'Your browser could not read this file. Please choose it again.',
} as const;
