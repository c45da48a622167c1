/** One message of a CAD child's channel, in either direction. */
export function writeLine(message: object): string {
  return `${JSON.stringify(message)}\n`;
}

/** Cuts what arrives in pieces into messages: gives those that a piece completes. Throws SyntaxError for a line that is no JSON. */
export function createLineReader(): (text: string) => unknown[] {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    return lines.map((line): unknown => JSON.parse(line));
  };
}
