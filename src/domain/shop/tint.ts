/** The product's own shades by Mantine's order, and the tint that soft surfaces have in the dark. */
export const PETROL = [
  '#ecf7f7',
  '#d5ecec',
  '#a9d9d9',
  '#79c4c5',
  '#53b1b3',
  '#3aa3a6',
  '#2a9094',
  '#1c7b80',
  '#0f666b',
  '#05494d',
] as const;
export const PETROL_DEEP = '#15302f';

const NAMES = [...PETROL.map((_, shade) => `--mantine-color-petrol-${shade}`), '--accent-deep'];
/** Enough for any shade to be one of its two neighbours among those that a screen can show. */
const HALVINGS = 24;

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * What makes all that has the product's accent have another: CSS variables by name. `color` is '#rrggbb'. Each shade has the accent's
 * hue and the luminance of the one whose place it takes, so that what was readable stays so: contrast hangs on luminance alone
 * (WCAG 2.2, contrast ratio).
 */
export function tintIn(color: string): Readonly<Record<string, string>> {
  const hue = parseColor(color);
  // A large dark surface glows where it is as colorful as a button.
  const muted: Rgb = [(hue[0] + 0.5) / 2, (hue[1] + 0.5) / 2, (hue[2] + 0.5) / 2];
  const shades = [...PETROL.map((shade) => shadeOf(hue, shade)), shadeOf(muted, PETROL_DEEP)];
  return Object.fromEntries(NAMES.map((name, index) => [name, shades[index] ?? color]));
}

/** WCAG 2.2, relative luminance, 0 to 1. */
export function luminanceOf([red, green, blue]: Rgb): number {
  const [r, g, b] = [red, green, blue].map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** '#rrggbb' as parts from 0 to 1. */
export function parseColor(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** On the way from black by the color to white, which gets lighter with each step, where it has the luminance of `like`. */
function shadeOf(color: Rgb, like: string): string {
  const luminance = luminanceOf(parseColor(like));
  const at = (share: number): Rgb => {
    const mix = (value: number) => (share <= 0.5 ? value * share * 2 : value + (1 - value) * (share * 2 - 1));
    return [mix(color[0]), mix(color[1]), mix(color[2])];
  };
  let [dark, light] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (dark + light) / 2;
    if (luminanceOf(at(middle)) < luminance) dark = middle;
    else light = middle;
  }
  return `#${at(dark)
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
