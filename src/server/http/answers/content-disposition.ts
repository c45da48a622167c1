/**
 * `Content-Disposition: attachment` with the name both ways (RFC 6266, 4.3): ASCII for old clients, percent-encoded UTF-8
 * (RFC 5987, 3.2.1: only attr-char stand for themselves) for the others.
 */
export function composeDisposition(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(/['()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
