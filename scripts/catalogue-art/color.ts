type Rgb = readonly [number, number, number];

/** Mixes two '#rrggbb' colours: 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const a = readRgb(from);
  const b = readRgb(to);
  const channel = (i: 0 | 1 | 2) =>
    Math.round(a[i] + (b[i] - a[i]) * amount)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** Towards a cool white. */
export function lighten(color: string, amount: number): string {
  return mix(color, '#fdfeff', amount);
}

/** Towards a blue-black, as daylight shadows are. */
export function darken(color: string, amount: number): string {
  return mix(color, '#12161f', amount);
}

function readRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
