/**
 * The cells of a table as text, by rows: what a spreadsheet copies, or saves as CSV (RFC 4180). Cells are parted by whichever of the
 * separators the first line has most of; quotes hold what is in them together. Empty lines and a byte order mark are left out.
 */
export function readCells(text: string, separators: readonly string[] = ['\t', ';', ',']): readonly (readonly string[])[] {
  const body = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const separator = findSeparator(body, separators);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (body[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

function findSeparator(text: string, separators: readonly string[]): string {
  const line =
    text
      .trimStart()
      .replaceAll(/"[^"]*"/g, '')
      .split('\n', 1)[0] ?? '';
  const count = (separator: string) => line.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best), separators[0] ?? ',');
}
