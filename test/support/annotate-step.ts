import { encodeText } from './hostile-step.ts';

/** A STEP file with statements added to its data. */
export function addStatements(bytes: Uint8Array, statements: readonly string[]): Uint8Array {
  const text = new TextDecoder('latin1').decode(bytes);
  const end = text.lastIndexOf('ENDSEC;');
  return encodeText(`${text.slice(0, end)}${statements.join('\n')}\n${text.slice(end)}`);
}

/** Of a file, the id of each face on a surface of a kind, such as 'CYLINDRICAL_SURFACE', with the last number of that surface, such as its radius. */
export function listFaceIds(bytes: Uint8Array, kind: string): { readonly id: number; readonly size: number }[] {
  const text = new TextDecoder('latin1').decode(bytes).replaceAll(/\s/g, '');
  const sizes = new Map(
    [...text.matchAll(new RegExp(`#(\\d+)=${kind}\\('',#\\d+,?([\\d.E+-]*)\\);`, 'g'))].map(([, id, size]) => [id, Number(size)]),
  );
  return [...text.matchAll(/#(\d+)=ADVANCED_FACE\('',\([^)]*\),#(\d+),\.[TF]\.\);/g)].flatMap(([, id, surface]) => {
    const size = sizes.get(surface);
    return size === undefined ? [] : { id: Number(id), size };
  });
}

/** Units that annotations are stated in. */
export const ANNOTATION_UNITS = [
  '#90001=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.));',
  '#90002=LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(25.4),#90001);',
  "#90003=(CONVERSION_BASED_UNIT('INCH',#90002)LENGTH_UNIT()NAMED_UNIT(*));",
  '#90004=(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.));',
  '#90005=PLANE_ANGLE_MEASURE_WITH_UNIT(PLANE_ANGLE_MEASURE(0.0174532925199433),#90004);',
  "#90006=(CONVERSION_BASED_UNIT('DEGREE',#90005)NAMED_UNIT(*)PLANE_ANGLE_UNIT());",
];
export const [MM, INCH, DEGREE] = [90001, 90003, 90006];

/** A length or an angle as a value of a representation. */
export function stateValue(id: number, number: string, name = 'nominal value', unit = MM): string {
  const kind = unit === DEGREE ? 'PLANE_ANGLE' : 'LENGTH';
  return `#${id}=(${kind}_MEASURE_WITH_UNIT()MEASURE_REPRESENTATION_ITEM()MEASURE_WITH_UNIT(${kind}_MEASURE(${number}),#${unit})REPRESENTATION_ITEM('${name}'));`;
}
