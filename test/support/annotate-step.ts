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
