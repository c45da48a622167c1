import { darken, lighten } from './color.ts';
import { circle, closedPath, frontEdge, openPath, type Point, project, roundedSquare, wall } from './isometric.ts';
import { GROUND, grainFilter, groundShadow, linearGradient, type Stop, writeSvg } from './svg.ts';

/** How a material looks on the sample part. */
export interface Look {
  readonly color: string;
  /** Visible layers, so many in a model unit; 0 for none. */
  readonly layers: number;
  /** Specks of a powder bed: 0 none, 1 strong. */
  readonly grain: number;
  /** 0 matte, 1 mirror-like bands on round faces. */
  readonly gloss: number;
  /** 1 opaque. */
  readonly opacity: number;
}

const PLATE = { half: 1.28, radius: 0.34, top: 0.42 };
const BOSS = { at: [0, 0] as Point, radius: 0.74, bore: 0.42, top: 1.22 };
const SCREWS: readonly Point[] = [
  [0.94, 0.94],
  [-0.94, 0.94],
  [0.94, -0.94],
];

/** The same little flange in any material. */
export function drawSamplePart(look: Look): string {
  const plateTop = roundedSquare(PLATE.half, PLATE.radius, PLATE.top);
  const plateWall = wall(plateTop, roundedSquare(PLATE.half, PLATE.radius, 0));
  const bossTop = circle(BOSS.at, BOSS.radius, BOSS.top);
  const bossFoot = circle(BOSS.at, BOSS.radius, PLATE.top);
  const bossWall = wall(bossTop, bossFoot);
  const bore = circle(BOSS.at, BOSS.bore, BOSS.top);
  const { color, opacity } = look;
  const face = (points: readonly Point[], fill: string, extra = '') => `<path d="${closedPath(points)}" fill="${fill}"${extra}/>`;

  const defs = [
    GROUND,
    linearGradient('side', sideStops(look)),
    linearGradient('round', roundStops(look)),
    linearGradient('top', [
      [0, lighten(color, 0.3)],
      [0.55, lighten(color, 0.14)],
      [1, lighten(color, 0.34 + look.gloss * 0.25)],
    ]),
    linearGradient('hole', [
      [0, darken(color, 0.62)],
      [0.45, darken(color, 0.45)],
      [1, darken(color, 0.1)],
    ]),
    clip('plate-top', plateTop),
    clip('boss-top', bossTop),
    clip('bore', bore),
    grainFilter('grain', 0.8, look.grain),
  ];
  const solid = [
    face(plateWall, 'url(#side)'),
    layerLines(look, 0, PLATE.top, (z) => roundedSquare(PLATE.half, PLATE.radius, z)),
    face(plateTop, 'url(#top)'),
    topLines(look, 'plate-top', PLATE.top),
    ...SCREWS.map((at) => drawHole(at, 0.15, PLATE.top)),
    `<g clip-path="url(#plate-top)">${face(circle([0.2, -0.2], BOSS.radius * 1.2, PLATE.top), darken(color, 0.5), ' opacity="0.16"')}</g>`,
    highlight(plateTop, 0.5),
    face(bossWall, 'url(#round)'),
    layerLines(look, PLATE.top, BOSS.top, (z) => circle(BOSS.at, BOSS.radius, z)),
    face(bossTop, 'url(#top)'),
    topLines(look, 'boss-top', BOSS.top),
    highlight(bossTop, 0.65),
    face(bore, 'url(#hole)'),
    `<g clip-path="url(#bore)">${face(circle(BOSS.at, BOSS.bore, BOSS.top - 0.62), darken(color, 0.72))}</g>`,
    `<path d="${openPath(frontEdge(bore))}" fill="none" stroke="${lighten(color, 0.6)}" stroke-width="1.2" opacity="0.7"/>`,
  ];
  const skin = [plateWall, plateTop, bossWall, bossTop].map((points) => face(points, '#000', ' filter="url(#grain)"'));
  const seenThrough = opacity < 1 ? drawInside(color) : '';
  return writeSvg(defs, [
    groundShadow(160, 230, 142, 62),
    seenThrough,
    `<g opacity="${opacity}">${solid.join('')}</g>`,
    look.grain > 0 ? `<g opacity="0.8">${skin.join('')}</g>` : '',
  ]);
}

function sideStops({ color, gloss }: Look): readonly Stop[] {
  return [
    [0, darken(color, 0.18)],
    [0.12, darken(color, 0.3)],
    [0.42, darken(color, 0.4 + gloss * 0.08)],
    [0.5, darken(color, 0.12 - gloss * 0.1)],
    [0.6, darken(color, 0.2)],
    [0.9, darken(color, 0.1)],
    [1, lighten(color, 0.12)],
  ];
}

function roundStops({ color, gloss }: Look): readonly Stop[] {
  return [
    [0, darken(color, 0.34)],
    [0.16, darken(color, 0.46 + gloss * 0.14)],
    [0.36, darken(color, 0.3 - gloss * 0.15)],
    [0.62, lighten(color, 0.12 + gloss * 0.42)],
    [0.74, lighten(color, 0.06 + gloss * 0.1)],
    [0.9, darken(color, 0.16 + gloss * 0.2)],
    [1, darken(color, 0.1)],
  ];
}

function layerLines(look: Look, from: number, to: number, outlineAt: (z: number) => readonly Point[]): string {
  if (look.layers === 0) return '';
  const count = Math.round((to - from) * look.layers);
  return Array.from({ length: count }, (_, i) => {
    const path = openPath(frontEdge(outlineAt(from + ((i + 0.5) / count) * (to - from))));
    return (
      `<path d="${path}" fill="none" stroke="${darken(look.color, 0.7)}" stroke-width="1" opacity="0.32"/>` +
      `<path d="${path}" fill="none" stroke="${lighten(look.color, 0.75)}" stroke-width="0.9" opacity="0.3" transform="translate(0 1.3)"/>`
    );
  }).join('');
}

function topLines(look: Look, clipId: string, z: number): string {
  if (look.layers === 0) return '';
  const lines = Array.from({ length: 33 }, (_, i) => {
    const x = -1.36 + i * 0.085;
    return openPath([project(x, -1.4, z), project(x, 1.4, z)]);
  });
  return `<g clip-path="url(#${clipId})"><path d="${lines.join('')}" stroke="${darken(look.color, 0.55)}" stroke-width="0.8" opacity="0.2"/></g>`;
}

function drawHole(at: Point, radius: number, z: number): string {
  const rim = circle(at, radius, z);
  return `<path d="${closedPath(rim)}" fill="url(#hole)"/>`;
}

function highlight(outline: readonly Point[], opacity: number): string {
  return `<path d="${openPath(frontEdge(outline))}" fill="none" stroke="#fff" stroke-width="1.3" stroke-linejoin="round" opacity="${opacity}"/>`;
}

function clip(id: string, points: readonly Point[]): string {
  return `<clipPath id="${id}"><path d="${closedPath(points)}"/></clipPath>`;
}

/** What shows through clear material: the far edges and the bore's wall. */
function drawInside(color: string): string {
  const edges = [roundedSquare(PLATE.half, PLATE.radius, 0), circle(BOSS.at, BOSS.bore, 0), circle(BOSS.at, BOSS.radius, PLATE.top)];
  return edges
    .map(
      (points) =>
        `<path d="${closedPath(points)}" fill="${color}" fill-opacity="0.22" stroke="${darken(color, 0.45)}" stroke-opacity="0.5" stroke-width="1.4"/>`,
    )
    .join('');
}
