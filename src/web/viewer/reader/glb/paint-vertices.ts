import type { Elements } from './glb-accessors.ts';

const FULL = 65535;

/** Gives the vertices from `from` up to `to` one linear colour (three numbers of 0..1). */
export function paintVertices(colors: Uint16Array, from: number, to: number, color: readonly number[]): void {
  const [red = 0, green = 0, blue = 0] = color.map((value) => Math.round(Math.min(Math.max(value, 0), 1) * FULL));
  for (let at = from * 4; at < to * 4; at += 4) {
    colors[at] = red;
    colors[at + 1] = green;
    colors[at + 2] = blue;
    colors[at + 3] = FULL;
  }
}

/** Multiplies the colours of the vertices from `from` on by colours of their own, linear ones of 0..1. */
export function tintVertices(colors: Uint16Array, from: number, { values, stride, factor, count }: Elements): void {
  for (let vertex = 0; vertex < count; vertex++) {
    for (let channel = 0; channel < 3; channel++) {
      const at = (from + vertex) * 4 + channel;
      const share = (values[vertex * stride + channel] as number) * factor;
      colors[at] = Math.round((colors[at] as number) * Math.min(Math.max(share, 0), 1));
    }
  }
}
