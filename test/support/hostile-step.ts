/** A STEP file around the given DATA lines. */
export function wrapStep(...lines: readonly string[]): Uint8Array {
  return encodeText(`ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME('t','2024-01-01T00:00:00',(''),(''),'','','');
FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));
ENDSEC;
DATA;
${lines.join('\n')}
ENDSEC;
END-ISO-10303-21;
`);
}

/** The least that passes for a body and a face before the kernel looks. */
export const STUB_BODY = ["#1=ADVANCED_FACE('',(),$,.T.);", "#2=CLOSED_SHELL('',(#1));", "#3=MANIFOLD_SOLID_BREP('',#2);"];

/** Assemblies of assemblies: `depth` levels, each using the level below `fan` times. */
export function nestAssemblies(depth: number, fan: number): string[] {
  const lines = ["#100=PRODUCT_DEFINITION('leaf','',$,$);"];
  for (let level = 1; level <= depth; level++) {
    lines.push(`#${100 + level}=PRODUCT_DEFINITION('level','',$,$);`);
    for (let use = 0; use < fan; use++) {
      const id = 1000 * level + use;
      lines.push(`#${id}=NEXT_ASSEMBLY_USAGE_OCCURRENCE('${id}','','',#${100 + level},#${99 + level},$);`);
    }
  }
  return lines;
}

export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
