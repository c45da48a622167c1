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
