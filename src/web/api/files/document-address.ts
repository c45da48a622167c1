/** Where a request's file is downloaded from. */
export function fileAddress(key: string, fileId: string): string {
  return `/documents/${encodeURIComponent(key)}/${encodeURIComponent(fileId)}`;
}

/** Where a revision of its quote is downloaded from as PDF. */
export function quotePdfAddress(key: string, revision: number): string {
  return `/documents/${encodeURIComponent(key)}/quote/${revision}.pdf`;
}
