export const SIZE = 320;

/** One gradient stop: offset 0–1, colour, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Left to right, or top to bottom where `vertical`. */
export function linearGradient(id: string, stops: readonly Stop[], vertical = false): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="${vertical ? 1 : 0}">${stops.map(writeStop).join('')}</linearGradient>`;
}

/** Around a focus given in shares of the box. */
export function radialGradient(id: string, [cx, cy, r]: readonly [number, number, number], stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(writeStop).join('')}</radialGradient>`;
}

function writeStop([offset, color, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
}

/** A filter that turns a filled shape into fine dark specks, about half of it left free. */
export function grainFilter(id: string, frequency: number, strength: number): string {
  const [slope, offset] = [strength * 2.4, strength * -1.08];
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="7"/>` +
    `<feColorMatrix values="0 0 0 0 0.1 0 0 0 0 0.11 0 0 0 0 0.14 ${slope} 0 0 0 ${offset}"/>` +
    '<feComposite in2="SourceGraphic" operator="in"/></filter>'
  );
}

/** The soft shadow a thing throws on no particular ground. */
export function groundShadow(cx: number, cy: number, rx: number, ry: number): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#ground)"/>`;
}

export const GROUND = radialGradient(
  'ground',
  [0.5, 0.5, 0.5],
  [
    [0, '#0b1020', 0.34],
    [0.6, '#0b1020', 0.14],
    [1, '#0b1020', 0],
  ],
);

export function writeSvg(defs: readonly string[], body: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><defs>${defs.join('')}</defs>${body.join('')}</svg>\n`;
}
