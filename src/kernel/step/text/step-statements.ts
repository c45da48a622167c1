import type { StepScan } from './scan-step.ts';
import { indexIds } from './step-graph.ts';

/** An entity of a STEP file: its place in the file, from 0, and its id. */
export interface StepEntity {
  readonly place: number;
  readonly id: number;
}

/** Longer statements are lists, whose references the scan holds; reading them again and again would take for ever. */
const LONGEST = 2000;
const EQUALS = 61;
const STRINGS = /'(?:[^']|'')*'/g;
const COMMENTS = /\/\*[\s\S]*?\*\//g;

/** Reads single statements of a STEP file that was scanned. */
export class StepStatements {
  private readonly bytes: Uint8Array;
  private readonly scan: StepScan;
  private readonly decoder = new TextDecoder('latin1');
  private readonly placeOf: (id: number) => number;

  constructor(bytes: Uint8Array, scan: StepScan) {
    this.bytes = bytes;
    this.scan = scan;
    this.placeOf = indexIds(scan);
  }

  /** The entity of an id. Null: the file has none. */
  find(id: number): StepEntity | null {
    const place = this.placeOf(id);
    return place < 0 ? null : { place, id };
  }

  at(place: number): StepEntity {
    return { place, id: this.scan.ids[place] as number };
  }

  /** A statement behind its id, as it is written; of a very long one the beginning. */
  read({ place }: StepEntity): string {
    const from = this.bytes.indexOf(EQUALS, this.scan.offsets[place] as number) + 1;
    const to = Math.min(this.scan.offsets[place + 1] ?? this.bytes.length, from + LONGEST);
    const text = this.decoder.decode(this.bytes.subarray(from, to));
    return text.trimStart();
  }

  /** The ids that an entity refers to, in the order in which they are written. */
  references({ place }: StepEntity): Uint32Array {
    const { references, referenceStarts } = this.scan;
    return references.subarray(referenceStarts[place], referenceStarts[place + 1]);
  }

  /** What the nth reference of an entity leads to, from 0, or counted from the last one, -1. Null: nothing. */
  follow(entity: StepEntity, nth: number): StepEntity | null {
    return this.find(this.references(entity).at(nth) ?? -1);
  }
}

/** A statement with empty strings and without comments. */
export function withoutStrings(statement: string): string {
  return statement.replace(STRINGS, "''").replace(COMMENTS, '');
}
