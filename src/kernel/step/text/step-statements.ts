import type { ListedKind, StepScan } from './scan-step.ts';

/** An entity of a STEP file: its place in the file, from 0, and its id. */
export interface StepEntity {
  readonly place: number;
  readonly id: number;
}

/** Longer statements are lists, whose references the scan holds; reading them again and again would take for ever. */
const LONGEST = 2000;
const EQUALS = 61;
const STRINGS = /'((?:[^']|'')*)'/g;
const COMMENTS = /\/\*[\s\S]*?\*\//g;

/** Reads single statements of a STEP file that was scanned. */
export class StepStatements {
  readonly scan: StepScan;
  private readonly bytes: Uint8Array;
  private readonly decoder = new TextDecoder('latin1');
  /** The place of the entity of an id; -1 where the file has none. */
  readonly placeOf: (id: number) => number;

  constructor(bytes: Uint8Array, scan: StepScan) {
    this.bytes = bytes;
    this.scan = scan;
    this.placeOf = indexIds(scan);
  }

  /** The entity of an id. Null: the file has none. */
  find(id: number | undefined): StepEntity | null {
    const place = id === undefined ? -1 : this.placeOf(id);
    return id === undefined || place < 0 ? null : { place, id };
  }

  /** All entities of a kind, each once. */
  list(kind: ListedKind): StepEntity[] {
    return [...new Set(this.scan.listed[kind])].map((place) => ({ place, id: this.scan.ids[place] as number }));
  }

  /** A statement behind its id, as it is written; of a very long one the beginning. Empty for no entity. */
  read(entity: StepEntity | null): string {
    if (entity === null) return '';
    const from = this.bytes.indexOf(EQUALS, this.scan.offsets[entity.place] as number) + 1;
    const to = Math.min(this.scan.offsets[entity.place + 1] ?? this.bytes.length, from + LONGEST);
    return this.decoder.decode(this.bytes.subarray(from, to)).trimStart();
  }

  /** The same with empty strings and without comments. */
  readPlain(entity: StepEntity | null): string {
    return this.read(entity).replace(STRINGS, "''").replace(COMMENTS, '');
  }

  /** The strings of a statement. */
  readStrings(entity: StepEntity | null): string[] {
    return [...this.read(entity).matchAll(STRINGS)].map(([, text = '']) => text);
  }

  /** The nth string of a statement, from 0, in lower case; empty where there is none. */
  readString(entity: StepEntity | null, nth = 0): string {
    return this.readStrings(entity)[nth]?.trim().toLowerCase() ?? '';
  }

  /** The ids that an entity refers to, in the order in which they are written. */
  references({ place }: StepEntity): Uint32Array {
    const { references, referenceStarts } = this.scan;
    return references.subarray(referenceStarts[place], referenceStarts[place + 1]);
  }

  /** What the nth reference of an entity leads to, from 0, or counted from the last one, -1. Null: nothing. */
  follow(entity: StepEntity, nth: number): StepEntity | null {
    return this.find(this.references(entity).at(nth));
  }

  /** The ids of what each product is put together of, once for each use (the 4th and 5th argument of a usage: parent, child). */
  listUses(): ReadonlyMap<number, readonly number[]> {
    const uses = this.list('usage').map((usage) => this.references(usage));
    const ofParents = Map.groupBy(uses, ([parent = 0]) => parent);
    return new Map([...ofParents].map(([parent, own]) => [parent, own.map(([, child = 0]) => child)]));
  }
}

function indexIds({ ids, entities }: StepScan): (id: number) => number {
  const highest = ids.reduce((most, id) => Math.max(most, id), 0);
  if (highest <= entities * 8 + 1024) {
    const table = new Int32Array(highest + 1).fill(-1);
    for (let n = 0; n < entities; n++) table[ids[n] as number] = n;
    return (id) => table[id] ?? -1;
  }
  const map = new Map<number, number>();
  for (let n = 0; n < entities; n++) map.set(ids[n] as number, n);
  return (id) => map.get(id) ?? -1;
}
