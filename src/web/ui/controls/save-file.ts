/** Has the browser save a text as a file. */
export function saveFile(filename: string, text: string, type: 'application/json' | 'text/csv'): void {
  saveBlob(filename, new Blob([text], { type }));
}

/** The same for bytes. */
export function saveBlob(filename: string, bytes: Blob): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser reads it while it handles the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
