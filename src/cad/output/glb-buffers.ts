import { MeshoptEncoder } from 'meshoptimizer';

const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;

/**
 * Collects meshopt-compressed buffer views. Compressed bytes go to buffer 0 (the binary chunk); buffer 1 stands for the
 * decompressed ones, which no file holds (EXT_meshopt_compression, "fallback").
 */
export class GlbBuffers {
  readonly views: object[] = [];
  readonly chunks: Uint8Array[] = [];
  compressedBytes = 0;
  plainBytes = 0;

  /** Vertex attributes of `stride` bytes each (a multiple of 4). Returns the view's number. */
  addAttributes(source: Uint8Array, count: number, stride: number): number {
    return this.add(source, count, stride, 'ATTRIBUTES', ARRAY_BUFFER);
  }

  /** Triangle corners. Returns the view's number. */
  addTriangles(indices: Uint32Array): number {
    const source = new Uint8Array(indices.buffer, indices.byteOffset, indices.byteLength);
    return this.add(source, indices.length, 4, 'TRIANGLES', ELEMENT_ARRAY_BUFFER);
  }

  private add(source: Uint8Array, count: number, stride: number, mode: 'ATTRIBUTES' | 'TRIANGLES', target: number): number {
    // Version 0 is the encoding the published extension describes and every decoder knows.
    const compressed = MeshoptEncoder.encodeGltfBuffer(source, count, stride, mode, 0);
    this.views.push({
      buffer: 1,
      byteOffset: this.plainBytes,
      byteLength: count * stride,
      ...(mode === 'ATTRIBUTES' ? { byteStride: stride } : {}),
      target,
      extensions: {
        EXT_meshopt_compression: {
          buffer: 0,
          byteOffset: this.compressedBytes,
          byteLength: compressed.length,
          byteStride: stride,
          count,
          mode,
        },
      },
    });
    this.chunks.push(compressed, new Uint8Array(padding(compressed.length)));
    this.compressedBytes += compressed.length + padding(compressed.length);
    this.plainBytes += count * stride;
    return this.views.length - 1;
  }
}

/** Bytes missing to the next multiple of four. */
export function padding(length: number): number {
  return (4 - (length % 4)) % 4;
}
