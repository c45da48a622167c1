const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** The two chunks of a GLB (glTF 2.0, "GLB File Format"). Null where the header or a length is wrong. */
export function readChunks(bytes: Uint8Array): { readonly json: Uint8Array; readonly binary: Uint8Array } | null {
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
