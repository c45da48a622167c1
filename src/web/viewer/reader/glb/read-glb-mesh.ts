import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { VIEWER_TEXTS } from '../../basics/texts.ts';
import { type ReadResult, refuse } from '../../mesh/read-mesh.ts';
import { GlbAccessors } from './glb-accessors.ts';
import { openGlb } from './glb-document.ts';
import { placePrimitives } from './glb-frames.ts';
import { joinPrimitives } from './glb-primitives.ts';

const TRIANGLES = 4;
const LINES = 1;
const KNOWN_EXTENSIONS = new Set(['KHR_mesh_quantization', 'EXT_meshopt_compression', 'KHR_materials_unlit', 'KHR_texture_transform']);

/** Reads triangles, lines and plain colours of a GLB; pictures on surfaces and movements are left out. */
export async function readGlbMesh(bytes: Uint8Array): Promise<ReadResult> {
  const opened = openGlb(bytes);
  if (opened === null) return refuse('UNREADABLE', VIEWER_TEXTS.unreadable);
  const { document, binary } = opened;
  const missing = document.extensionsRequired.filter((name) => !KNOWN_EXTENSIONS.has(name));
  if (missing.length > 0) return refuse('UNSUPPORTED_FORMAT', VIEWER_TEXTS.compressedOtherwise(missing));
  await MeshoptDecoder.ready;
  try {
    const accessors = new GlbAccessors(document, binary);
    const placed = placePrimitives(document);
    const triangles = placed.filter(({ primitive }) => primitive.mode === TRIANGLES);
    if (triangles.length === 0) return refuse('UNREADABLE', VIEWER_TEXTS.empty);
    const lines = placed.filter(({ primitive }) => primitive.mode === LINES && primitive.indices === undefined);
    return { outcome: 'read', mesh: joinPrimitives(document, accessors, triangles, lines) };
  } catch (error) {
    if (error instanceof RangeError) return refuse('UNREADABLE', VIEWER_TEXTS.unreadable);
    throw error;
  }
}
