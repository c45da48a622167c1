import { MeshoptDecoder } from 'meshoptimizer/decoder';
import type { GlbDocument } from './glb-document.ts';

const COMPONENTS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
/** The kinds of numbers, and what one is divided by where it is normalised. */
const KINDS: Readonly<
  Record<number, { full: number; view: (buffer: ArrayBuffer, at: number, length: number) => NumberArray; bytes: number }>
> = {
  5120: { bytes: 1, full: 127, view: (buffer, at, length) => new Int8Array(buffer, at, length) },
  5121: { bytes: 1, full: 255, view: (buffer, at, length) => new Uint8Array(buffer, at, length) },
  5122: { bytes: 2, full: 32767, view: (buffer, at, length) => new Int16Array(buffer, at, length) },
  5123: { bytes: 2, full: 65535, view: (buffer, at, length) => new Uint16Array(buffer, at, length) },
  5125: { bytes: 4, full: 1, view: (buffer, at, length) => new Uint32Array(buffer, at, length) },
  5126: { bytes: 4, full: 1, view: (buffer, at, length) => new Float32Array(buffer, at, length) },
};

type NumberArray = Int8Array | Uint8Array | Int16Array | Uint16Array | Uint32Array | Float32Array;

/** An accessor's numbers: those of element i start at `values[i * stride]`, and count `factor` each. */
export interface Elements {
  readonly values: NumberArray;
  readonly stride: number;
  readonly factor: number;
  readonly components: number;
  readonly count: number;
}

/** Reads accessors of one GLB, decompressing each buffer view once. */
export class GlbAccessors {
  private readonly document: GlbDocument;
  private readonly binary: Uint8Array;
  private readonly views = new Map<number, Uint8Array>();

  constructor(document: GlbDocument, binary: Uint8Array) {
    this.document = document;
    this.binary = binary;
  }

  /** Throws RangeError where the file points outside itself. `MeshoptDecoder.ready` must have resolved. */
  read(index: number): Elements {
    const accessor = this.document.accessors[index];
    const kind = KINDS[accessor?.componentType ?? 0];
    const components = COMPONENTS[accessor?.type ?? ''];
    if (accessor === undefined || kind === undefined || components === undefined) throw new RangeError(`no such accessor: ${index}`);
    const { count, bufferView, byteOffset, normalized } = accessor;
    const factor = normalized ? 1 / kind.full : 1;
    if (bufferView === undefined) return { values: new Float32Array(count * components), stride: components, factor, components, count };
    const bytes = this.view(bufferView);
    const stride = (this.document.bufferViews[bufferView]?.byteStride ?? components * kind.bytes) / kind.bytes;
    const length = stride * (count - 1) + components;
    if (count === 0 || !Number.isInteger(stride) || byteOffset + length * kind.bytes > bytes.length)
      throw new RangeError(`accessor ${index} is broken`);
    // A copy begins at byte 0, where any kind of number may.
    const { buffer } = bytes.slice(byteOffset, byteOffset + length * kind.bytes);
    return { values: kind.view(buffer, 0, length), stride, factor, components, count };
  }

  private view(index: number): Uint8Array {
    const known = this.views.get(index);
    if (known !== undefined) return known;
    const view = this.document.bufferViews[index];
    if (view === undefined) throw new RangeError(`no such buffer view: ${index}`);
    const packed = view.extensions?.EXT_meshopt_compression;
    const { byteOffset, byteLength } = packed ?? view;
    if ((packed ?? view).buffer !== 0 || byteOffset + byteLength > this.binary.length)
      throw new RangeError(`buffer view ${index} lies outside`);
    let bytes = this.binary.subarray(byteOffset, byteOffset + byteLength);
    if (packed !== undefined) {
      const plain = new Uint8Array(packed.count * packed.byteStride);
      MeshoptDecoder.decodeGltfBuffer(plain, packed.count, packed.byteStride, bytes, packed.mode, packed.filter ?? 'NONE');
      bytes = plain;
    }
    this.views.set(index, bytes);
    return bytes;
  }
}
