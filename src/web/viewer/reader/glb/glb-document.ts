import * as z from 'zod/mini';

const index = z.int().check(z.nonnegative());
const numbers = z.array(z.number());

const meshoptCompression = z.object({
  buffer: index,
  byteOffset: z._default(index, 0),
  byteLength: index,
  byteStride: index,
  count: index,
  mode: z.enum(['ATTRIBUTES', 'TRIANGLES', 'INDICES']),
  filter: z.optional(z.enum(['NONE', 'OCTAHEDRAL', 'QUATERNION', 'EXPONENTIAL'])),
});

/** The part of glTF 2.0 that a shape with plain colours needs. */
const documentSchema = z.object({
  extensionsRequired: z._default(z.array(z.string()), []),
  scene: z._default(index, 0),
  scenes: z._default(z.array(z.object({ nodes: z._default(z.array(index), []) })), []),
  nodes: z._default(
    z.array(
      z.object({
        mesh: z.optional(index),
        children: z._default(z.array(index), []),
        matrix: z.optional(numbers),
        translation: z._default(numbers, [0, 0, 0]),
        rotation: z._default(numbers, [0, 0, 0, 1]),
        scale: z._default(numbers, [1, 1, 1]),
        extras: z.optional(z.unknown()),
      }),
    ),
    [],
  ),
  meshes: z._default(
    z.array(
      z.object({
        extras: z.optional(z.unknown()),
        primitives: z.array(
          z.object({
            attributes: z.record(z.string(), index),
            indices: z.optional(index),
            material: z.optional(index),
            mode: z._default(index, 4),
          }),
        ),
      }),
    ),
    [],
  ),
  materials: z._default(
    z.array(
      z.object({ name: z.optional(z.string()), pbrMetallicRoughness: z.optional(z.object({ baseColorFactor: z.optional(numbers) })) }),
    ),
    [],
  ),
  accessors: z._default(
    z.array(
      z.object({
        bufferView: z.optional(index),
        byteOffset: z._default(index, 0),
        componentType: index,
        normalized: z._default(z.boolean(), false),
        count: index,
        type: z.string(),
      }),
    ),
    [],
  ),
  bufferViews: z._default(
    z.array(
      z.object({
        buffer: index,
        byteOffset: z._default(index, 0),
        byteLength: index,
        byteStride: z.optional(index),
        extensions: z.optional(z.object({ EXT_meshopt_compression: z.optional(meshoptCompression) })),
      }),
    ),
    [],
  ),
});

export type GlbDocument = z.infer<typeof documentSchema>;
export type GlbPrimitive = GlbDocument['meshes'][number]['primitives'][number];

/** A GLB taken apart: its description and its binary chunk. Null: it is none, or a broken one. */
export function openGlb(bytes: Uint8Array): { readonly document: GlbDocument; readonly binary: Uint8Array } | null {
  const chunks = readChunks(bytes);
  if (chunks === null) return null;
  try {
    const parsed = documentSchema.safeParse(JSON.parse(new TextDecoder().decode(chunks.json)));
    return parsed.success ? { document: parsed.data, binary: chunks.binary } : null;
  } catch {
    return null;
  }
}

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** The two chunks of a GLB (glTF 2.0, "GLB File Format"). Null where the header or a length is wrong. */
function readChunks(bytes: Uint8Array): { readonly json: Uint8Array; readonly binary: Uint8Array } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== 2) return null;
  let json: Uint8Array | null = null;
  let binary: Uint8Array = new Uint8Array(0);
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= bytes.length; ) {
    const length = view.getUint32(at, true);
    const type = view.getUint32(at + 4, true);
    const start = at + CHUNK_HEADER_BYTES;
    if (start + length > bytes.length) return null;
    const chunk = bytes.subarray(start, start + length);
    if (type === JSON_CHUNK) json ??= chunk;
    else if (type === BINARY_CHUNK && binary.length === 0) binary = chunk;
    at = start + length;
  }
  return json === null ? null : { json, binary };
}
