import type { Gloss } from '#domain/catalogue/gloss.ts';
import type { Unit } from '#domain/part/units.ts';
import type { SurfaceKind } from '#kernel/basics/model.ts';

// The viewer's public face. React and everything else know the engine by this file and by `create-viewer.ts` alone.

export type StandardView = 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom' | 'isometric';

export type ModelSource =
  /** A GLB or STL of this origin; `name` is what the customer calls it. */
  | { readonly kind: 'address'; readonly url: string; readonly name: string }
  /** STL, STEP, IGES or GLB from the visitor's disk. */
  | { readonly kind: 'file'; readonly file: File };

export interface Vector3D {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface ShownModel {
  readonly name: string;
  /** The box along the axes of the file, z up. STL has no unit: one of its units counts as a millimetre. */
  readonly sizeMm: Vector3D;
  readonly triangles: number;
  /** What an assembly is put together of, each after what it is part of; empty for other files. */
  readonly branches: readonly ModelBranch[];
}

/** A use of a product in an assembly. */
export interface ModelBranch {
  /** Null where nobody gave it one. */
  readonly name: string | null;
  /** How many products it lies in. */
  readonly depth: number;
  /** The first of its triangles, and how many they are. */
  readonly firstTriangle: number;
  readonly triangles: number;
}

/** 'distance' measures from point to point, 'pick' tells about edges and faces. */
export type Tool = 'none' | 'distance' | 'pick';

export type Picked =
  /** The first of two points of the distance tool. */
  | { readonly kind: 'point' }
  | { readonly kind: 'distance'; readonly distanceMm: number; readonly deltaMm: Vector3D }
  /** `exact`: from the exact shape; otherwise from the mesh, and then good to about a hundredth. */
  | { readonly kind: 'edge'; readonly lengthMm: number; readonly radiusMm: number | null; readonly exact: boolean }
  | {
      readonly kind: 'face';
      readonly areaMm2: number;
      readonly radiusMm: number | null;
      readonly surface: SurfaceKind | null;
      readonly exact: boolean;
    };

export interface SectionPlane {
  readonly axis: 'x' | 'y' | 'z';
  /** 0..1 across the model's box; what lies beyond it is cut away. */
  readonly position: number;
  /** Cut away what lies before it instead. */
  readonly flipped: boolean;
}

/** How a part is made. Places and directions (unit vectors) are in the file's frame. */
export interface BuildView {
  /** How it stands on the machine; null: that is not drawn. */
  readonly stance: BuildStance | null;
  readonly thinSpots: readonly ThinSpot[];
}

export interface BuildStance {
  /** What of the model becomes the machine's z and its x. */
  readonly up: Vector3D;
  readonly along: Vector3D;
  /** How high over the plate it is lifted. */
  readonly liftMm: number;
  /** Surfaces that lean further over than this, degrees from the plate, are held by supports; null: none are. */
  readonly supportAngle: number | null;
  /** Where it is not lifted, what lies no higher than this lies on the plate. */
  readonly layerMm: number;
}

/** Where a wall is thin. */
export interface ThinSpot {
  readonly mm: number;
  readonly at: Vector3D;
}

export interface ViewerOptions {
  readonly colorScheme: 'light' | 'dark';
  /** What the distance and pick tools found; null when a click hit nothing or the tool was put away. */
  readonly onPicked?: (picked: Picked | null) => void;
  /** The graphics card took the picture away; show the thumbnail and `VIEWER_TEXTS.contextLost` until it is restored. */
  readonly onContextLost?: () => void;
  readonly onContextRestored?: () => void;
}

/** Every call but `load` is immediate and without effect after `dispose`. */
export interface Viewer {
  /**
   * Fetches and warms up the CAD reader (3 MB) in the background, so that a STEP or IGES file from disk opens faster. Call it
   * on intent: the pointer or focus on 'Load file', a drag over the page. Does nothing twice, on metered lines or weak devices.
   */
  prepareForFiles(): void;
  /**
   * Replaces the model by another one, fitted into the home view. A second call, or `clear`, ends the first with 'ABORTED'.
   * Throws ViewerError; after a failure the view is empty.
   */
  load(source: ModelSource, signal?: AbortSignal): Promise<ShownModel>;
  clear(): void;
  /** Turns there smoothly (at once where the visitor prefers reduced motion) and fits the model. */
  showView(view: StandardView): void;
  /** Isometric, fitted. */
  home(): void;
  /** Turns so that a place on the model, in the file's frame, faces the camera, and comes near. */
  showPlace(at: Vector3D): void;
  /** Turns the camera around the model, for keys: degrees to the right and up. */
  rotate(rightDegrees: number, upDegrees: number): void;
  /** Comes nearer by `factor` (above 1) or steps back (below 1). */
  zoom(factor: number): void;
  /** Moves the model by parts of the picture's height. */
  pan(right: number, up: number): void;
  /** Draws the picture once more as it is, for when it comes into view. */
  refresh(): void;
  /** Gives the whole model one random colour. */
  randomizeColor(): void;
  /**
   * One colour ('#rrggbb') for the whole model instead of the file's own, and for those to come, on a surface that shines as `gloss` says;
   * null: as their files have it, from the next on.
   */
  setColor(rgb: string | null, gloss?: Gloss): void;
  setEdges(visible: boolean): void;
  setSection(section: SectionPlane | null): void;
  /** The unit of lengths in labels, for models loaded from now on; mm at first. */
  setUnit(unit: Unit): void;
  /** Box dimensions at the model. */
  setDimensions(visible: boolean): void;
  /**
   * Stands the shown model on the machine's plate, with the machine's up on top and its supported surfaces tinted, and pins thin
   * spots. Belongs to the model that is shown, and is gone with it; null: as the file has it.
   */
  setBuild(build: BuildView | null): void;
  /**
   * Colours the shown model by how thick its walls are, in the colours of `wall-scale.ts`, the first for walls below `leastMm`; it takes
   * a moment, and is gone with the model. Null: as it was.
   */
  setWalls(leastMm: number | null): void;
  /** Lights up a branch of the shown assembly through whatever lies before it; null: none. */
  showBranch(branch: ModelBranch | null): void;
  /** Results come by `onPicked`; changing the tool clears what it drew. */
  setTool(tool: Tool): void;
  setColorScheme(scheme: 'light' | 'dark'): void;
  /** Frees every GPU resource and leaves the host empty. */
  dispose(): void;
}

/** On window, once the engine's runtime is ready (CustomEvent without detail). */
export const VIEWER_INITIALIZED_EVENT = 'viewer-initialized';

/** On window, for every change of status (CustomEvent with StatusUpdate as detail). */
export const STATUS_UPDATE_EVENT = 'quickquote-status-update';

export interface StatusUpdate {
  /** In the visitor's words; empty when there is nothing to say. */
  readonly status: string;
  readonly isProcessing: boolean;
  /** How much of it is done; null where that is not known. */
  readonly percent: number | null;
}
