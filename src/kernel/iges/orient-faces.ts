/** One run of a face along an edge, the way it goes after the face's own orientation. */
export interface EdgeUse {
  readonly face: number;
  readonly reversed: boolean;
}

/** Faces that hang together, each turned so that all look to the same side. */
export type OrientedShell = readonly { readonly face: number; readonly turned: boolean }[];

/**
 * Sorts faces into shells. Along a shared edge two faces that look to the same side run in opposite ways. Null where an edge
 * isn't used exactly twice or where turning one face right turns another one wrong.
 */
export function orientFaces(faceCount: number, edges: Iterable<readonly EdgeUse[]>): OrientedShell[] | null {
  const neighbours = Array.from({ length: faceCount }, () => [] as { face: number; turns: boolean }[]);
  for (const [a, b, ...others] of edges) {
    if (a === undefined || b === undefined || others.length > 0) return null;
    const turns = a.reversed === b.reversed;
    neighbours[a.face]?.push({ face: b.face, turns });
    neighbours[b.face]?.push({ face: a.face, turns });
  }
  const turned = new Map<number, boolean>();
  const shells: OrientedShell[] = [];
  for (let start = 0; start < faceCount; start++) {
    if (turned.has(start)) continue;
    turned.set(start, false);
    const shell = [start];
    // The list grows while it is walked, until it holds all that hang together.
    for (const face of shell) {
      for (const neighbour of neighbours[face] ?? []) {
        const wanted = turned.get(face) !== neighbour.turns;
        const known = turned.get(neighbour.face);
        if (known === undefined) {
          turned.set(neighbour.face, wanted);
          shell.push(neighbour.face);
        } else if (known !== wanted) return null;
      }
    }
    shells.push(shell.map((face) => ({ face, turned: turned.get(face) === true })));
  }
  return shells;
}
