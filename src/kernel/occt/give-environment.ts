/**
 * Gives an engine one environment variable. Its glue makes up an environment and keeps it to itself, so the two functions that the
 * engine asks are replaced. Returns whether they were found under their names, which bundlers for browsers may shorten; if not, the
 * engine goes by its defaults. `memory` is asked for only when the engine runs.
 */
export function giveEnvironment(imports: WebAssembly.Imports, name: string, value: string, memory: () => WebAssembly.Memory): boolean {
  const text = new TextEncoder().encode(`${name}=${value}\0`);
  const writeSizes = (countAt: number, sizeAt: number) => {
    const view = new DataView(memory().buffer);
    view.setUint32(countAt, 1, true);
    view.setUint32(sizeAt, text.length, true);
    return 0;
  };
  const writeTexts = (pointersAt: number, textsAt: number) => {
    const { buffer } = memory();
    new DataView(buffer).setUint32(pointersAt, textsAt, true);
    new Uint8Array(buffer).set(text, textsAt);
    return 0;
  };
  return replace(imports, '_environ_sizes_get', writeSizes) && replace(imports, '_environ_get', writeTexts);
}

function replace(imports: WebAssembly.Imports, name: string, by: (a: number, b: number) => number): boolean {
  for (const namespace of Object.values(imports)) {
    for (const [key, imported] of Object.entries(namespace)) {
      if (typeof imported !== 'function' || imported.name !== name) continue;
      namespace[key] = by;
      return true;
    }
  }
  return false;
}
