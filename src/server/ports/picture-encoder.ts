import type { PartLook } from '#domain/catalogue/gloss.ts';

/** Makes of whatever somebody uploads a picture that can be shown to everybody. */
export interface PictureEncoder {
  /**
   * WebP of at most 1200 px each way, upright, without what the file tells beside its pixels; of an animation the first picture. Null for
   * bytes that are no JPEG, PNG or WebP, are damaged, or unfold into too many pixels.
   */
  encode(bytes: Buffer): Promise<Buffer | null>;
  /** A PNG on white, of at most `side` pixels each way, for programs that know no WebP; with a `look` of a part in that. */
  shrink(bytes: Uint8Array, side: number, look: PartLook | null): Promise<Uint8Array | null>;
  /** A PNG of `side` pixels each way with the whole picture in its middle, and nothing around it. */
  makeIcon(bytes: Uint8Array, side: number): Promise<Uint8Array | null>;
}
