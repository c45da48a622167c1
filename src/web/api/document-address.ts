/** Where a file of a request is fetched from with the request's key. */
export function documentAddress(key: string, fileId: string): string {
  return `/documents/${encodeURIComponent(key)}/${encodeURIComponent(fileId)}`;
}
