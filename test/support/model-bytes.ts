/** A binary STL of one tetrahedron, padded with further facets of it. */
export function composeStl(facets = 4): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(84 + 50 * facets);
  const view = new DataView(bytes.buffer);
  view.setUint32(80, facets, true);
  const corners = [0, 0, 0, 10, 0, 0, 0, 10, 0];
  for (let facet = 0; facet < facets; facet += 1) {
    corners.forEach((value, index) => {
      view.setFloat32(84 + 50 * facet + 12 + 4 * index, value, true);
    });
  }
  return bytes;
}

/** The beginning of a STEP file, enough for a look at its content. */
export function composeStep(): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode('ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n');
}

/** The beginning of an IGES file, enough for a look at its content. */
export function composeIges(): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${'A part'.padEnd(72)}S      1\n${'1H,,1H;;'.padEnd(72)}G      1\n`);
}

/** A small PDF with one empty page, and `more` among its objects. */
export function composePdf(more = ''): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R >>',
    more,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer << /Root 1 0 R >>\n%%EOF\n`);
}
