/**
 * Gives an engine environment variables. Its glue makes up an environment and keeps it to itself, so the two functions that
 * the engine asks are replaced. Returns whether they were found under their names; if not, the engine goes by its defaults.
 * `memory` is asked for only when the engine runs.
 */
export function replaceEnvironment(
  imports: WebAssembly.Imports,
  variables: Readonly<Record<string, string>>,
  memory: () => WebAssembly.Memory,
): boolean {
  const texts = Object.entries(variables).map(([name, value]) => new TextEncoder().encode(`${name}=${value}\0`));
  const writeSizes = (countAt: number, sizeAt: number) => {
    const view = new DataView(memory().buffer);
    view.setUint32(countAt, texts.length, true);
    view.setUint32(
      sizeAt,
      texts.reduce((sum, text) => sum + text.length, 0),
      true,
    );
    return 0;
  };
  const writeTexts = (pointersAt: number, textsAt: number) => {
    const view = new DataView(memory().buffer);
    let at = textsAt;
    for (const [i, text] of texts.entries()) {
      view.setUint32(pointersAt + 4 * i, at, true);
      new Uint8Array(memory().buffer).set(text, at);
      at += text.length;
    }
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
