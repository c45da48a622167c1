/** A letter no address of a file needs: browsers read a backslash as a slash and drop tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const MISLEADING = /[\\\u0000-\u0020\u007f]/;

/**
 * The path that a link's `modelFile` names on this site, with its query; null for anything that could lead elsewhere:
 * another origin or scheme, an address that only leaves the scheme out, a path that isn't absolute.
 */
export function readModelPath(modelFile: string, origin: string): string | null {
  if (!modelFile.startsWith('/') || modelFile.startsWith('//') || MISLEADING.test(modelFile) || !URL.canParse(modelFile, origin))
    return null;
  const address = new URL(modelFile, origin);
  // Resolving may have brought two slashes to the front.
  return address.origin === new URL(origin).origin && !address.pathname.startsWith('//') ? address.pathname + address.search : null;
}

/** What the model is called: the file's name without its folders. */
export function nameOfPath(path: string): string {
  const last = path.split('?', 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || path;
  } catch {
    return last;
  }
}
