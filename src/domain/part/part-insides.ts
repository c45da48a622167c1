/** A place in the model's frame, mm. */
export type Place = readonly [x: number, y: number, z: number];

/** A file with more different bodies than these is priced by a person. */
export const MOST_DIFFERENT_BODIES = 50;
/** Characters of what a file calls a body. */
export const LONGEST_BODY_NAME = 100;
/** Cavities, and thin places, that are told one by one. */
export const MOST_PLACES = 8;

/** Bodies of a file that are one shape, moved and turned. */
export interface AlikeBodies {
  /** The number of the first one in the file, from 0. */
  readonly first: number;
  readonly count: number;
  /** Of one of them. */
  readonly volumeMm3: number;
  readonly areaMm2: number;
  /** What the file calls it, at most LONGEST_BODY_NAME characters; left out where it has no name. */
  readonly name?: string | undefined;
}

/** What a file holds in loose bodies. */
export interface BodyFacts {
  readonly count: number;
  /** Bodies that no move and turn makes another one of. */
  readonly different: number;
  /** In the order of the file; no more than `MOST_DIFFERENT_BODIES`. */
  readonly alike: readonly AlikeBodies[];
  /** Whether some touch, as those of an assembly do; null: there was no time to look. */
  readonly touching: boolean | null;
  /** Bodies that share space, and the volume of all of the file's bodies together with that counted once; null: none, or not known. */
  readonly overlapping: { readonly bodies: number; readonly unionMm3: number } | null;
}

/** Voids with no way out. */
export interface CavityFacts {
  readonly count: number;
  readonly volumeMm3: number;
  /** Middles of the largest ones. */
  readonly at: readonly Place[];
}

/** A place where a part, or the air between its surfaces, is thin. */
export interface ThinSpot {
  readonly mm: number;
  readonly at: Place;
}

/** Distances straight across from samples on the surface to the opposite one. */
export interface WallFacts {
  /** Through the material, thinnest first. */
  readonly thinnest: readonly ThinSpot[];
  /** Through the air between surfaces that face each other, narrowest first. */
  readonly gaps: readonly ThinSpot[];
  /** By how much `thinnest` may be off. */
  readonly errorMm: number;
  readonly samples: number;
}
