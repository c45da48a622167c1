import type { ProcessCode } from '../catalogue/process.ts';
import type { MachineByProcess } from '../machines/machines.ts';
import type { Extents } from '../part/part.ts';

/** All that the work on a part depends on beside the part. Rates are not in it, so that changing one needs no geometry. */
export type WorkProfile<P extends ProcessCode = ProcessCode> = {
  [K in P]: {
    readonly process: K;
    readonly machine: MachineByProcess[K];
    /** Usable space of the machine. */
    readonly buildMm: Extents;
  };
}[P];

export type Direction = readonly [x: number, y: number, z: number];

/** How a body stands on the machine. */
export interface Placement {
  /** Unit vectors in the mesh's frame: what becomes the machine's z and its x. */
  readonly up: Direction;
  readonly along: Direction;
  /** The body's extents on the machine. */
  readonly sizeMm: Extents;
  /** Whether that fits the machine's space. */
  readonly fits: boolean;
}

interface WorkOnLayers {
  readonly placement: Placement;
  /** Supports and pads included. */
  readonly layers: number;
}

/** Layers of one piece that take less than the machine's minimum layer time, and so are slowed down towards it. */
interface QuickLayers {
  readonly layers: number;
  /** What one of them takes at full speed. */
  readonly seconds: number;
  /** What one of them takes at the machine's minimum speed: no layer is drawn out further than that. */
  readonly slowestSeconds: number;
}

/** One body on a filament machine. */
export interface FilamentWork extends WorkOnLayers {
  readonly process: 'FDM';
  readonly laidDownCm3: { readonly walls: number; readonly skins: number; readonly infill: number; readonly support: number };
  /** Without waiting for layers to set. */
  readonly hours: {
    readonly walls: number;
    readonly skins: number;
    readonly infill: number;
    readonly support: number;
    readonly travel: number;
  };
  /** Layers that set longer than they take on their own, alike ones together: several pieces on a plate share the wait. */
  readonly quickLayers: readonly QuickLayers[];
}

/** One body in a resin vat. */
export interface ResinWork extends WorkOnLayers {
  readonly process: 'SLA';
  readonly solidCm3: number;
  /** Pillars, heads and pad. */
  readonly supportCm3: number;
  /** All layers' sections, and their outlines. */
  readonly scannedCm2: number;
  readonly outlineM: number;
}

/** One body in a polymer powder bed. */
export interface PowderWork extends WorkOnLayers {
  readonly process: 'SLS' | 'MJF';
  readonly solidCm3: number;
  /** What it takes of the chamber before packing: a wrap around it, its gap included. */
  readonly wrapCm3: number;
}

/** One body in a metal powder bed. */
export interface MetalWork extends WorkOnLayers {
  readonly process: 'DMLS';
  readonly solidCm3: number;
  /** Solid metal under what lies on the plate: what is cut through and machined off. */
  readonly stockCm3: number;
  /** Metal of the supports. */
  readonly supportCm3: number;
  readonly outlineM: number;
  /** What is cut through to take it off the plate. */
  readonly standsOnCm2: number;
}

export type BodyWork = FilamentWork | ResinWork | PowderWork | MetalWork;

/** Bodies of a file that are alike, and the work on one of them. */
export interface WorkOnAlike {
  /** Their numbers in the file, from 0. */
  readonly bodies: readonly number[];
  readonly volumeMm3: number;
  readonly areaMm2: number;
  readonly work: BodyWork;
}

/** The work on everything a file holds, under one profile. */
export type PartEstimate = readonly WorkOnAlike[];

/** What the work on a part is by profile, by the profiles' hashes; null where it could not be worked out. */
export type EstimatesByProfile = Readonly<Record<string, PartEstimate | null>>;
