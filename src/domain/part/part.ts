import type { BodyFacts, CavityFacts, WallFacts } from './part-insides.ts';
import type { StatedTolerances } from './stated-tolerances.ts';
import type { Unit } from './units.ts';

export const MODEL_FORMATS = ['stl', 'step', 'iges'] as const;
export type ModelFormat = (typeof MODEL_FORMATS)[number];

/** Extents along x, y and z. */
export interface Extents {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/**
 * Something the measurement wants said about a model.
 * 'note': shown, harmless (for instance "closed after sewing").
 * 'review': the figures are doubtful, so the line gets no instant quote.
 */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: 'note' | 'review';
  /** One sentence in the customer's words. */
  readonly message: string;
}

export const FINDING_CODES = [
  'SEWN',
  'SEWN_LOOSELY',
  'NOT_CLOSED',
  'INSIDE_OUT',
  'DEGENERATE_FACETS',
  'DOUBTFUL_VOLUME',
  'IMPLAUSIBLY_SMALL',
  'IMPLAUSIBLY_LARGE',
  'TRAILING_DATA',
  'INCOMPLETE_FILE',
  'SELF_TOUCHING',
  'STATED_FIGURES',
  'STATED_SCALE',
  'STATED_TOLERANCES',
  'STATED_DIMENSIONS',
  'HIDDEN_LEFT_OUT',
  'SEVERAL_BODIES',
  'BODIES_TOUCH',
  'BODIES_OVERLAP',
  'ONE_ASSEMBLY',
  'SEALED_CAVITIES',
  'WALLS_NOT_MEASURED',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** A part whose longest side is below or above these, mm, has probably been read in a wrong unit. */
export const PLAUSIBLE_MM = { from: 1, to: 2000 } as const;

/** What the CAD engine measured on a model. All lengths in millimetres whatever the file's unit. */
export interface Measurement {
  readonly format: ModelFormat;
  /** The unit sizes are reported in: the customer's choice for STL, the declared one otherwise (metres and others as mm). */
  readonly unit: Unit;
  /** Lower SHA-256 hex of the file that this was measured of: the uploaded bytes, or a body's own file where there is one. */
  readonly sha256: string;
  /** That of the upload that a body was split from; left out for a whole file. */
  readonly originSha256?: string | undefined;
  readonly boxMm: Extents;
  /** Lower corner of the box in the mesh's frame, mm: the model's own, but for models that stand far from its origin. */
  readonly boxMinMm: Extents;
  /** Null where no volume exists (an open surface). */
  readonly volumeMm3: number | null;
  readonly areaMm2: number;
  /** 'exact': integrated over the solid; 'mesh': summed over facets; 'none': open. */
  readonly volumeKind: 'exact' | 'sewn' | 'mesh' | 'none';
  readonly solids: number;
  /** Faces of the exact shape; null for a mesh file. */
  readonly faces: number | null;
  readonly triangles: number;
  readonly watertight: boolean;
  /** Tolerance in mm at which free faces were sewn closed, where that was needed. */
  readonly sewToleranceMm: number | null;
  readonly findings: readonly Finding[];
  /** Left out of what earlier versions measured, like the next two; null where the model has no volume. */
  readonly bodies?: BodyFacts | null | undefined;
  readonly cavities?: CavityFacts | null | undefined;
  /** Null also where there was no time to measure them. */
  readonly walls?: WallFacts | null | undefined;
  /** Left out where the file states nothing. */
  readonly stated?: StatedTolerances | undefined;
}

/** The reasons, in the customer's words, why a measured part can't be priced at once. Empty when it can. */
export function reviewFindings(measurement: Measurement): readonly string[] {
  return measurement.findings.filter((f) => f.severity === 'review').map((f) => f.message);
}

/** What a part is called at first: its file's name without the ending, underscores as spaces. */
export function titleFromFilename(filename: string): string {
  const stem = filename
    .replace(/\.[^.]*$/, '')
    .replaceAll('_', ' ')
    .trim();
  return stem === '' ? filename : stem;
}
