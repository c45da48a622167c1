import { darken, lighten } from './color.ts';
import { GROUND, grainFilter, groundShadow, linearGradient, radialGradient, type Stop, writeSvg } from './svg.ts';

const [CX, CY, R] = [160, 152, 108];
const NYLON = '#d9d7d0';
const METAL = '#a7adb3';
const CLIP = `<clipPath id="ball"><circle cx="${CX}" cy="${CY}" r="${R}"/></clipPath>`;

const FLAT = linearGradient('flat', [
  [0, '#8d969f'],
  [0.3, '#eef1f4'],
  [0.48, '#a9b1b9'],
  [0.7, '#f6f8fa'],
  [1, '#98a1aa'],
]);

interface Ball {
  readonly color: string;
  /** 0 matte to 1 mirror. */
  readonly gloss: number;
  readonly grain?: number;
  /** Specks per pixel. */
  readonly grainSize?: number;
  /** Drawn on the ball, clipped to it. */
  readonly marks?: readonly string[];
  readonly defs?: readonly string[];
  /** Replaces the plain body colour. */
  readonly body?: string;
}

/** By finish id. */
export const FINISH_BALLS: Readonly<Record<string, string>> = {
  'as-printed': drawBall({ color: NYLON, gloss: 0.05, marks: latitudes(15, 0.3) }),
  sanded: drawBall({ color: NYLON, gloss: 0.15, marks: scratches() }),
  painted: drawBall({ color: '#2f6fb3', gloss: 0.45 }),
  'vapor-smoothed': drawBall({ color: '#d8d5cb', gloss: 0.9 }),
  polished: drawBall({ color: METAL, gloss: 1, marks: mirrorBand(0.55) }),
  'clear-coated': drawBall({ color: '#bcd9e4', gloss: 1, marks: coat() }),
  'bead-blasted': drawBall({ color: '#bdc0c2', gloss: 0, grain: 0.55 }),
  dyed: drawBall({ color: '#2b3a67', gloss: 0.15, grain: 0.4 }),
  tumbled: drawBall({ color: '#c4c0b6', gloss: 0.4, grain: 0.3, grainSize: 0.07 }),
  machined: drawBall({ color: METAL, gloss: 0.5, marks: turnedFace(), defs: [FLAT] }),
  'heat-treated': drawBall({ color: '#7a6a86', gloss: 0.7, ...tempering() }),
  anodized: drawBall({ color: '#b4c3cf', gloss: 0.45, grain: 0.25, marks: mirrorBand(0.22) }),
  electropolished: drawBall({ color: '#c4ccd4', gloss: 1, marks: mirrorBand(0.9) }),
};

function drawBall({ color, gloss, grain = 0, grainSize = 0.7, marks = [], defs = [], body = 'url(#body)' }: Ball): string {
  const shade: readonly Stop[] = [
    [0, lighten(color, 0.45 + gloss * 0.2)],
    [0.35, lighten(color, 0.12)],
    [0.7, darken(color, 0.22)],
    [1, darken(color, 0.55)],
  ];
  const spot = `<ellipse cx="122" cy="102" rx="${40 - gloss * 12}" ry="${28 - gloss * 10}" fill="url(#spot)" transform="rotate(-32 122 102)"/>`;
  return writeSvg(
    [
      GROUND,
      CLIP,
      radialGradient('body', [0.36, 0.3, 0.78], shade),
      radialGradient(
        'shade',
        [0.36, 0.3, 0.78],
        [
          [0.3, '#10141d', 0],
          [0.75, '#10141d', 0.3],
          [1, '#10141d', 0.62],
        ],
      ),
      radialGradient(
        'spot',
        [0.5, 0.5, 0.5],
        [
          [0, '#fff', 0.25 + gloss * 0.7],
          [0.3 + gloss * 0.4, '#fff', 0.12 + gloss * 0.5],
          [1, '#fff', 0],
        ],
      ),
      radialGradient(
        'rim',
        [0.5, 0.42, 0.58],
        [
          [0.86, '#fff', 0],
          [1, '#fff', 0.2 + gloss * 0.25],
        ],
      ),
      grainFilter('grain', grainSize, grain),
      ...defs,
    ],
    [
      groundShadow(CX, CY + R + 14, 112, 28),
      `<circle cx="${CX}" cy="${CY}" r="${R}" fill="${body}"/>`,
      grain > 0 ? `<circle cx="${CX}" cy="${CY}" r="${R}" filter="url(#grain)" opacity="0.7"/>` : '',
      `<g clip-path="url(#ball)">${marks.join('')}</g>`,
      `<circle cx="${CX}" cy="${CY}" r="${R}" fill="url(#rim)"/>`,
      spot,
    ],
  );
}

/** Layer lines, as rings of a ball seen a little from above. */
function latitudes(count: number, opacity: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => {
    const height = -1 + (2 * (i + 0.5)) / count;
    const [rx, y] = [R * Math.sqrt(1 - height * height), CY + height * R * 0.94];
    const ring = (dy: number, color: string, width: number) =>
      `<path d="M${CX - rx} ${y + dy}A${rx} ${rx * 0.34} 0 0 0 ${CX + rx} ${y + dy}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`;
    return ring(0, '#2a2d33', 2) + ring(2.4, '#fff', 1.8);
  });
}

/** Fine strokes of sandpaper, following the ball's curve. */
function scratches(): readonly string[] {
  let seed = 11;
  const chance = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  return Array.from({ length: 90 }, (_, i) => {
    const [x, y] = [CX + (chance() - 0.55) * 2 * R, CY + (chance() - 0.5) * 2 * R];
    const [length, bow] = [24 + chance() * 44, ((y - CY) / R) * 9];
    const path = `M${x.toFixed(1)} ${y.toFixed(1)}q${(length / 2).toFixed(1)} ${bow.toFixed(1)} ${length.toFixed(1)} ${(chance() * 5 - 2).toFixed(1)}`;
    return `<path d="${path}" fill="none" stroke="${i % 2 ? '#fff' : '#3a3d43'}" stroke-width="1" stroke-linecap="round" opacity="${i % 2 ? 0.55 : 0.22}"/>`;
  });
}

/** A horizon, as a mirror shows it. */
function mirrorBand(strength: number): readonly string[] {
  return [
    `<path d="M40 166Q160 214 280 160L280 190Q160 250 40 200Z" fill="#1b222e" opacity="${0.42 * strength}"/>`,
    `<path d="M40 158Q160 206 280 152L280 160Q160 214 40 166Z" fill="#fff" opacity="${0.75 * strength}"/>`,
    `<path d="M60 222Q160 262 262 212L250 236Q160 272 78 242Z" fill="#fff" opacity="${0.28 * strength}"/>`,
  ];
}

/** A thick clear skin around a darker core. */
function coat(): readonly string[] {
  return [
    `<circle cx="${CX}" cy="${CY}" r="${R - 9}" fill="none" stroke="#fff" stroke-width="2" opacity="0.55"/>`,
    `<circle cx="${CX}" cy="${CY}" r="${R - 14}" fill="#3d6f86" opacity="0.16"/>`,
    `<path d="M92 214Q160 262 232 208" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity="0.5"/>`,
  ];
}

/** A flat milled on the ball, with the cutter's rings. */
function turnedFace(): readonly string[] {
  const flat = (fill: string, extra = '') => `<ellipse cx="192" cy="152" rx="64" ry="80" fill="${fill}"${extra}/>`;
  const rings = Array.from({ length: 15 }, (_, i) => {
    const [rx, ry] = [(i + 0.6) * 4.2, (i + 0.6) * 5.25];
    return `<ellipse cx="192" cy="152" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="none" stroke="${i % 2 ? '#fff' : '#4a525c'}" stroke-width="1" opacity="0.3"/>`;
  });
  return [
    flat('#59616b', ' transform="translate(-3 1)"'),
    flat('url(#flat)'),
    ...rings,
    flat('none', ' stroke="#fff" stroke-width="1.6" opacity="0.75"'),
  ];
}

/** The colours that hot steel runs through: straw, purple, blue. */
function tempering(): Pick<Ball, 'body' | 'defs' | 'marks'> {
  const stops: readonly Stop[] = [
    [0, '#cfd3d6'],
    [0.25, '#d8b978'],
    [0.45, '#b3705c'],
    [0.6, '#7d5590'],
    [0.8, '#3f62a8'],
    [1, '#2c4a74'],
  ];
  return {
    defs: [linearGradient('temper', stops, true)],
    body: 'url(#temper)',
    marks: [`<circle cx="${CX}" cy="${CY}" r="${R}" fill="url(#shade)"/>`],
  };
}
