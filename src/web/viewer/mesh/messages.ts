import type { WallMap } from '#kernel/walls/map-walls.ts';
import type { ModelBranch, ModelSource, Picked, Vector3D } from '../basics/viewer.ts';
import type { ViewerErrorCode } from '../basics/viewer-error.ts';
import type { ReadMesh } from './read-mesh.ts';

export interface DrawnModel {
  /** Around the centre of the model's box. Edges that it comes without are found when they are asked for. */
  readonly mesh: Pick<ReadMesh, 'positions' | 'normals' | 'colors' | 'indices' | 'edgeSegments'>;
  /** The box's centre in the file's frame. */
  readonly centreMm: Vector3D;
  readonly sizeMm: Vector3D;
  readonly branches: readonly ModelBranch[];
}

/** What a section leaves of a model: normal · point + constant >= 0. */
export interface HalfSpace {
  /** Unit length, towards what stays. */
  readonly normal: Vector3D;
  readonly constant: number;
}

/** A look through a pixel, in the drawn frame. */
export interface PickRay {
  readonly origin: Vector3D;
  /** Unit length. */
  readonly direction: Vector3D;
  /** How far beside the ray, per millimetre of distance, a vertex or an edge still counts as hit. */
  readonly reach: number;
  /** Null: all. */
  readonly shown: HalfSpace | null;
}

/** Points of the model and where they are looked at from, in the drawn frame. */
export interface Look {
  readonly eye: Vector3D;
  /** Surfaces nearer to a point than `within` do not hide it. */
  readonly points: readonly { readonly at: Vector3D; readonly within: number }[];
  /** Null: all. */
  readonly shown: HalfSpace | null;
}

/** A point on the model, snapped where something is near. */
export interface SurfacePoint {
  readonly at: Vector3D;
  readonly snapped: 'vertex' | 'edge' | null;
}

/** An edge or a face with what to light up: segments, or triangles' corners. */
export interface PickedFeature {
  readonly picked: Extract<Picked, { kind: 'edge' | 'face' }>;
  readonly points: Float32Array<ArrayBuffer>;
}

export type ReaderRequest =
  /** Answered by 'ready'. */
  | { readonly type: 'start' }
  /** This model of the server will be asked for soon. */
  | { readonly type: 'ahead'; readonly source: Extract<ModelSource, { kind: 'address' }> }
  | { readonly type: 'prime' }
  | { readonly type: 'read'; readonly id: number; readonly source: ModelSource }
  /** The model is drawn: find the edges that it came without. Answered by 'edges', or not at all where there is nothing to find. */
  | { readonly type: 'edges'; readonly id: number }
  /** The model is no longer shown. */
  | { readonly type: 'forget' }
  | { readonly type: 'point'; readonly id: number; readonly ray: PickRay }
  | { readonly type: 'feature'; readonly id: number; readonly ray: PickRay }
  /** How thick it is all over, up to `limitMm`. */
  | { readonly type: 'walls'; readonly id: number; readonly limitMm: number }
  /** Which points lie behind the model, or are cut away. */
  | { readonly type: 'hidden'; readonly id: number; readonly look: Look };

export type ReaderReply =
  | { readonly type: 'ready' }
  | { readonly type: 'status'; readonly id: number; readonly status: string }
  /** From here on the worker does not listen until the file is read. */
  | { readonly type: 'busy'; readonly id: number }
  /** So much of reading it is done. */
  | { readonly type: 'percent'; readonly id: number; readonly percent: number }
  | { readonly type: 'model'; readonly id: number; readonly model: DrawnModel }
  | { readonly type: 'edges'; readonly id: number; readonly edgeSegments: Float32Array<ArrayBuffer> }
  | { readonly type: 'failed'; readonly id: number; readonly code: ViewerErrorCode; readonly message: string }
  /** The file broke the engine; this worker is of no more use. */
  | { readonly type: 'broken'; readonly id: number }
  | { readonly type: 'point'; readonly id: number; readonly point: SurfacePoint | null }
  | { readonly type: 'feature'; readonly id: number; readonly feature: PickedFeature | null }
  /** In the drawn frame. */
  | { readonly type: 'walls'; readonly id: number; readonly map: WallMap | null }
  | { readonly type: 'hidden'; readonly id: number; readonly hidden: readonly boolean[] | null };
