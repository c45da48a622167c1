import type { Measurement } from '#domain/part/part.ts';
import type { ModelMesh, ModelSolids } from '../basics/model.ts';
import { turnTriangles } from '../basics/turn-triangles.ts';
import type { Vector } from '../basics/vectors.ts';
import { divideMesh } from './divide-mesh.ts';
import { findSurrounding } from './find-surrounding.ts';
import { listShells, type Shells } from './list-shells.ts';
import { type ShellFigures, weighShells } from './weigh-shells.ts';

/** A void that a body encloses on all sides. */
export interface Cavity {
  readonly volumeMm3: number;
  /** Its centre, in the mesh's frame, mm. */
  readonly at: Vector;
}

/** One loose piece of a model: a solid, or a closed surface with the cavities in it. */
export interface ModelBody {
  /** xyz per vertex, in the frame of the model's mesh, mm. */
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  /** Without its cavities; 0 where nothing is enclosed. */
  readonly volumeMm3: number;
  readonly areaMm2: number;
  readonly cavities: readonly Cavity[];
}

/** A mesh of more pieces is a cloud of scraps, which nobody prices one by one. */
const MOST_PIECES = 4000;

/** The bodies of a model, and the one that each triangle of its mesh belongs to. */
export interface DividedModel {
  readonly bodies: readonly ModelBody[];
  /** Null: all are of one. */
  readonly bodyOfTriangle: Uint32Array | null;
}

type Measured = Pick<Measurement, 'watertight' | 'volumeMm3' | 'areaMm2'>;

/**
 * The bodies of a model, in the order of their triangles. Solids of an exact model are bodies of their own even where they touch;
 * pieces of a mesh are where they share no vertex. An open mesh is one body: what belongs to what can't be told of it.
 */
export function divideModel(mesh: ModelMesh, measured: Measured): DividedModel {
  const { solids } = mesh;
  if (solids !== undefined) return divideSolids(mesh, solids);
  const { positions, indices } = mesh;
  const whole = { positions, indices, volumeMm3: measured.volumeMm3 ?? 0, areaMm2: measured.areaMm2, cavities: [] };
  const alone = { bodies: [whole], bodyOfTriangle: null };
  if (!measured.watertight || measured.volumeMm3 === null) return alone;
  const shells = listShells(mesh);
  return shells.count === 1 || shells.count > MOST_PIECES ? alone : dividePieces(mesh, shells);
}

function divideSolids(mesh: ModelMesh, { figures, solidOfShell, shellOfTriangle }: ModelSolids): DividedModel {
  const alone = figures.length === 1 && solidOfShell.length === 1;
  const shells = alone ? [] : weighShells(mesh, { count: solidOfShell.length, ofTriangle: shellOfTriangle });
  const cavities = figures.map((): Cavity[] => []);
  const outer = figures.map((): ShellFigures | null => null);
  for (const [shell, weighed] of shells.entries()) {
    const solid = solidOfShell[shell] as number;
    if (Math.abs(weighed.volumeMm3) > Math.abs(outer[solid]?.volumeMm3 ?? 0)) outer[solid] = weighed;
  }
  for (const [shell, weighed] of shells.entries()) {
    const solid = solidOfShell[shell] as number;
    if (weighed.volumeMm3 * (outer[solid]?.volumeMm3 ?? 0) < 0) cavities[solid]?.push(cavityOf(weighed));
  }
  const bodyOfTriangle = figures.length === 1 ? null : shellOfTriangle.map((shell) => solidOfShell[shell] as number);
  const parts = bodyOfTriangle === null ? [mesh] : divideMesh(mesh, figures.length, bodyOfTriangle);
  const bodies = parts.map(({ positions, indices }, solid) => ({
    positions,
    indices,
    ...(figures[solid] as ModelSolids['figures'][number]),
    cavities: cavities[solid] ?? [],
  }));
  return { bodies, bodyOfTriangle };
}

function dividePieces(mesh: ModelMesh, shells: Shells): DividedModel {
  const weighed = weighShells(mesh, shells);
  const around = findSurrounding(mesh, shells, weighed);
  const outer = [...weighed.keys()].filter((shell) => around[shell] === null);
  const bodyOfShell = new Uint32Array(shells.count);
  for (const [body, shell] of outer.entries()) bodyOfShell[shell] = body;
  const holes = outer.map((): ShellFigures[] => []);
  for (const [shell, other] of around.entries()) {
    if (other === null) continue;
    const body = bodyOfShell[other] as number;
    bodyOfShell[shell] = body;
    holes[body]?.push(weighed[shell] as ShellFigures);
  }
  const bodyOfTriangle = shells.ofTriangle.map((shell) => bodyOfShell[shell] as number);
  const bodies = divideMesh(mesh, outer.length, bodyOfTriangle).map(({ positions, indices }, body) => {
    const inside = holes[body] ?? [];
    const own = weighed[outer[body] as number] as ShellFigures;
    return {
      positions,
      indices: own.volumeMm3 < 0 ? turnTriangles(indices) : indices,
      volumeMm3: inside.reduce((sum, hole) => sum - Math.abs(hole.volumeMm3), Math.abs(own.volumeMm3)),
      areaMm2: inside.reduce((sum, hole) => sum + hole.areaMm2, own.areaMm2),
      cavities: inside.map(cavityOf),
    };
  });
  return { bodies, bodyOfTriangle };
}

function cavityOf({ volumeMm3, centre }: ShellFigures): Cavity {
  return { volumeMm3: Math.abs(volumeMm3), at: centre };
}
