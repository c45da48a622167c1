/** What is said of uploads under way, and of those that did not come through. */
export const texts = {
  progress: 'Upload progress',
  completed: 'Completed share of all files',
  measuring: (filename: string, percent: number) => `Measuring ${filename}, ${percent}%`,
  noConnection: 'There is no connection. What has been sent is kept, and the upload goes on by itself.',
  retry: 'Retry',
  sendNow: 'Send it now',
  leftOut: (count: number) =>
    `${count} other ${count === 1 ? 'file' : 'files'} in your folder ${count === 1 ? 'is' : 'are'} not CAD and ${count === 1 ? 'was' : 'were'} left out.`,
  status: {
    title: 'Upload status',
    sent: (filename: string) => `${filename}, sent`,
    interrupted: (percent: number) => `Waiting for the connection at ${percent}%`,
    waiting: 'Waiting to upload',
    uploading: (percent: number) => `Uploading, ${percent}%`,
    here: 'Measuring in your browser',
    processing: 'Processing: reading and measuring the model',
    measuring: (percent: number) => `Processing: reading and measuring the model, ${percent}%`,
    measured: (filename: string) => `${filename}, measured`,
    done: 'Done',
  },
  oversized: {
    title: 'Warning - Oversized files',
    lead: 'During Beta, file size is limited to 50 MB...',
    discarded: (name: string, megabytes: string) => `Discarded file: ${name} (${megabytes} MB)`,
    ok: 'OK',
  },
  unfinished: (count: number) =>
    count === 1
      ? 'An upload was cut short. Choose the file again, and it goes on where it stopped:'
      : `${count} uploads were cut short. Choose the files again, and it goes on where it stopped:`,
  provisional: {
    triangles: (count: string) => `${count} triangles`,
    mark: 'provisional, measured in your browser',
    more: (count: number) => `and ${count} more`,
    differs: (filename: string, ours: string, browsers: string) =>
      `${filename} is ${ours} as we measured it. Your browser had read ${browsers}, which no longer counts.`,
  },
} as const;
