/** Has the browser save a text as a file. */
export function saveFile(filename: string, text: string, type: 'application/json' | 'text/csv'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser reads it while it handles the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
