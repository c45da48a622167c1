/** A query string to plain texts: `?msp_id=1` is `{ msp_id: '1' }`. A repeated key keeps its last value. */
export function parsePlainSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The reverse, with a leading '?' unless there is nothing to write; undefined and null values are left out. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Those of the named fields of a search that say something. */
export function readTexts<const Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): { readonly [N in Name]?: string } {
  const said = names.filter((name) => typeof search[name] === 'string' && search[name] !== '');
  return Object.fromEntries(said.map((name) => [name, search[name]])) as { readonly [N in Name]?: string };
}
