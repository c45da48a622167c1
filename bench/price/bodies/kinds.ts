import type { Dice } from './dice.ts';
import {
  around,
  ball,
  box,
  disk,
  type Manifold,
  polygon,
  rectangle,
  rod,
  rodAlong,
  roundedRectangle,
  together,
  turned,
  wheelOf,
} from './solids.ts';

/** Kinds of parts as shops print them: each about `long` mm along its longest side. */
export const KINDS: Readonly<Record<string, (long: number, dice: Dice) => Manifold>> = {
  bracket(long, { between, count }) {
    const [thick, wide, high] = [long * between(0.05, 0.14), long * between(0.3, 0.7), long * between(0.4, 1)];
    const rib = polygon([
      [0.9 * thick, 0.9 * thick],
      [0.7 * long, 0.9 * thick],
      [0.9 * thick, 0.7 * high],
    ]);
    const ribs = Array.from({ length: count(1, 3) }, (_, n) => {
      return rib
        .extrude(0.8 * thick)
        .rotate([90, 0, 0])
        .translate([0, wide * (0.2 + 0.3 * n) + 0.8 * thick, 0]);
    });
    const holes = Array.from({ length: count(1, 4) }, () => {
      return rod(long * between(0.015, 0.04), 3 * thick, [long * between(0.35, 0.9), wide * between(0.15, 0.85), -thick]);
    });
    return together([box(long, wide, thick), box(thick, wide, high), ...ribs]).subtract(together(holes));
  },
  housing(long, { between }) {
    const [wide, high, wall] = [long * between(0.5, 0.9), long * between(0.2, 0.6), between(1.2, 4.5)];
    const round = between(2, 8);
    const inside = roundedRectangle(long - 2 * wall, wide - 2 * wall, Math.max(0.5, round - wall));
    const shell = roundedRectangle(long, wide, round)
      .extrude(high)
      .subtract(inside.extrude(high).translate([wall, wall, wall]));
    const posts = [0.12, 0.88].flatMap((x) => [0.12, 0.88].map((y) => rod(between(3, 5), 0.8 * high, [x * long, y * wide, wall / 2])));
    const screws = [0.12, 0.88].flatMap((x) => [0.12, 0.88].map((y) => rod(1.4, high, [x * long, y * wide, wall])));
    const window = box(long * between(0.1, 0.4), 3 * wall, high * between(0.2, 0.5), [0.3 * long, -wall, 0.3 * high]);
    const cable = rodAlong('x', between(2, 5), 3 * wall, [-wall, wide / 2, high / 2]);
    return together([shell, ...posts]).subtract(together([...screws, window, cable]));
  },
  gear(long, { between, count, oneOf }) {
    const teeth = count(10, 40);
    const outer = long / 2;
    const module = long / (teeth + 2);
    const tooth = [[-0.3, outer - 2.25 * module] as const, [-0.24, outer - module] as const, [-0.11, outer] as const];
    const corners = [...tooth, ...tooth.map(([turn, radius]) => [-turn, radius] as const).reverse()];
    const outline = Array.from({ length: teeth }, (_, n) => corners.map(([turn, radius]) => [(n + turn) / teeth, radius] as const)).flat();
    const high = long * between(0.08, 0.35);
    const hub = rod(outer * between(0.25, 0.4), high * between(1.2, 2));
    const bore = rod(outer * between(0.1, 0.2), 4 * high, [0, 0, -high]);
    const body = wheelOf(outline)
      .extrude(high, count(2, 20), oneOf(0, between(5, 25)))
      .add(hub)
      .subtract(bore);
    return oneOf(body, body.subtract(around(5, rod(0.14 * outer, 3 * high, [0.6 * outer, 0, -high]))));
  },
  pulley(long, { between, oneOf }) {
    const [outer, high] = [long / 2, long * between(0.15, 0.5)];
    const [flange, bore, groove] = [0.15 * high, outer * between(0.1, 0.3), outer * between(0.6, 0.9)];
    const step = (outer - groove) * between(0.4, 1) * Math.min(1, (0.3 * high) / (outer - groove));
    const body = turned([
      [bore, 0],
      [outer, 0],
      [outer, flange],
      [groove, flange + step],
      [groove, high - flange - step],
      [outer, high - flange],
      [outer, high],
      [bore, high],
    ]);
    return oneOf(body, body.subtract(rodAlong('x', 0.3 * bore, 2 * long, [-long, 0, high / 2])));
  },
  block(long, { between, count, oneOf }) {
    const [wide, high] = [long * between(0.4, 1), long * between(0.25, 0.8)];
    const holes = Array.from({ length: count(1, 4) }, () => {
      const from = high * oneOf(-0.5, 0.3, 0.5);
      return rod(long * between(0.03, 0.12), 2 * high, [long * between(0.2, 0.8), wide * between(0.2, 0.8), from]);
    });
    const through = rodAlong('x', high * between(0.1, 0.25), 2 * long, [-long / 2, wide * between(0.3, 0.7), high * between(0.4, 0.6)]);
    const body = roundedRectangle(long, wide, long * between(0.02, 0.15)).extrude(high);
    return body.subtract(together(oneOf(holes, [...holes, through])));
  },
  vase(long, { between }) {
    const [foot, bulge, wall, waves] = [long * between(0.15, 0.3), long * between(0.05, 0.18), between(1.2, 4.5), between(0.5, 2.5)];
    const steps = Array.from({ length: 25 }, (_, n) => n / 24);
    const outer = steps.map((t) => [foot + bulge * Math.sin(waves * Math.PI * t) + 0.06 * long * t, long * t] as const);
    const inner = outer.map(([radius, z], n) => [Math.max(0.5, radius - wall * (1 + n / 48)), z] as const).filter(([, z]) => z > wall);
    const last = inner[0]?.[0] ?? 1;
    return turned([[0, 0], ...outer, ...inner.reverse(), [last, wall], [0, wall]]);
  },
  plate(long, { between, count }) {
    const [wide, high] = [long * between(0.4, 1), long * between(0.02, 0.1) + 1.2];
    const holes = Array.from({ length: count(3, 12) }, () => {
      return rod(long * between(0.01, 0.05), 3 * high, [long * between(0.06, 0.94), wide * between(0.06, 0.94), -high]);
    });
    const pockets = Array.from({ length: count(0, 3) }, () => {
      const corner = [long * between(0.1, 0.6), wide * between(0.1, 0.6), high * between(0.3, 0.6)] as const;
      return box(long * between(0.1, 0.3), wide * between(0.1, 0.3), high, corner);
    });
    return roundedRectangle(long, wide, long * between(0.01, 0.1))
      .extrude(high)
      .subtract(together([...holes, ...pockets]));
  },
  clamp(long, { between }) {
    const [inner, wall, high] = [long * between(0.25, 0.4), long * between(0.06, 0.14), long * between(0.2, 0.5)];
    const ears = rectangle(0.3 * long, 2 * wall + 3, [inner + 0.3 * wall, -wall - 1.5]);
    const ring = disk(inner + wall)
      .add(ears)
      .subtract(disk(inner))
      .subtract(rectangle(long, 3, [inner / 2, -1.5]));
    return ring.extrude(high).subtract(rodAlong('y', 0.03 * long, long, [inner + wall + 0.15 * long, -long / 2, high / 2]));
  },
  channel(long, { between, oneOf }) {
    const [wide, high] = [long * between(0.15, 0.4), long * between(0.1, 0.4)];
    const wall = Math.min(wide, high) * between(0.08, 0.25) + 0.8;
    const floor = rectangle(wide, wall);
    const profile = oneOf(
      rectangle(wide, high).subtract(rectangle(wide - 2 * wall, high, [wall, wall])),
      floor.translate([0, high - wall]).add(rectangle(wall, high, [(wide - wall) / 2, 0])),
      floor.add(rectangle(wall, high)),
      floor.translate([0, (high - wall) / 2]).add(rectangle(wall, high, [(wide - wall) / 2, 0])),
      floor
        .translate([0, (high - wall) / 2])
        .add(rectangle(wall, high))
        .add(rectangle(wall, high, [wide - wall, 0])),
    );
    return profile.extrude(long).rotate(oneOf([0, 0, 0], [90, 0, 0], [0, 90, 0], [90, 0, 45]));
  },
  lattice(long, { between, count }) {
    const cells = count(2, 4);
    const bar = (long / cells) * between(0.15, 0.3);
    const step = (long - bar) / cells;
    const lines = Array.from({ length: cells + 1 }, (_, n) => n * step);
    const bars = lines.flatMap((a) => {
      return lines.flatMap((b) => [box(long, bar, bar, [0, a, b]), box(bar, long, bar, [a, 0, b]), box(bar, bar, long, [a, b, 0])]);
    });
    return together(bars);
  },
  hinge(long, { between, count }) {
    const [wide, thick, knuckles] = [0.45 * long, long * between(0.06, 0.1), count(3, 5)];
    const barrel = thick * between(0.9, 1.3);
    const gaps = Array.from({ length: Math.ceil(knuckles / 2) }, (_, n) => {
      return box(3 * barrel, long / knuckles, 4 * barrel, [-1.6 * barrel, (2 * n * long) / knuckles, -barrel]);
    });
    const pin = rodAlong('y', barrel / 2, 2 * long, [0, -long / 2, barrel]);
    const screws = [0.2, 0.5, 0.8].map((y) => rod(0.4 * thick, 3 * thick, [wide * between(0.5, 0.8), y * long, -thick]));
    return box(wide, long, thick)
      .add(rodAlong('y', barrel, long, [0, 0, barrel]))
      .subtract(together([...gaps, pin, ...screws]));
  },
  dome(long, { between }) {
    const outer = long / 2;
    const wall = outer * between(0.06, 0.3);
    const shell = ball(outer)
      .subtract(ball(outer - wall))
      .subtract(box(2 * long, 2 * long, long, [-long, -long, -long]));
    return shell.add(
      disk(outer)
        .subtract(disk(outer - 1.5 * wall))
        .extrude(wall),
    );
  },
  blob(long, { between, count }) {
    const [depth, lobes, rings] = [between(0.05, 0.2), count(2, 5), count(2, 6)];
    return ball(long / 2).warp((place) => {
      const [x, y, z] = place;
      const up = z / (Math.hypot(x, y, z) || 1);
      const factor = 1 + depth * (Math.cos(lobes * Math.atan2(y, x)) * (1 - up * up) + 0.6 * Math.sin(rings * up));
      for (const [axis, value] of [x, y, z].entries()) place[axis] = value * factor;
    });
  },
  torus(long, { between, oneOf }) {
    const radius = long * between(0.07, 0.16);
    return disk(radius)
      .translate([long / 2 - radius, 0])
      .revolve(96)
      .rotate(oneOf([0, 0, 0], [90, 0, 0], [30, 0, 0]));
  },
  wheel(long, { between, count }) {
    const [outer, rim, high] = [long / 2, long * between(0.04, 0.1), long * between(0.08, 0.3)];
    const spoke = box(outer - rim / 2, rim * between(0.6, 1.2), high * between(0.4, 0.9), [0, -rim / 2, 0]);
    const body = disk(outer)
      .subtract(disk(outer - rim))
      .extrude(high)
      .add(rod(0.22 * outer, high))
      .add(around(count(3, 8), spoke));
    return body.subtract(rod(0.1 * outer, 3 * high, [0, 0, -high]));
  },
  steps(long, { between, count }) {
    const bodies = [box(long, 0.6 * long, 0.08 * long)];
    let [reach, high] = [long, 0.08 * long];
    for (let left = count(2, 5); left > 0; left--) {
      reach *= between(0.55, 0.85);
      high += long * between(0.05, 0.15);
      bodies.push(box(reach, long * between(0.3, 0.6), high));
    }
    return together(bodies).subtract(rod(0.06 * long, 2 * long, [0.15 * long, 0.2 * long, -long]));
  },
  impeller(long, { between, count }) {
    const [outer, high, thick] = [long / 2, long * between(0.15, 0.3), Math.max(1.5, long * between(0.015, 0.04))];
    const blade = box(0.75 * outer, thick, high, [0.2 * outer, 0, 0]);
    const body = together([rod(outer, 1.3 * thick), rod(0.25 * outer, high), around(count(5, 11), blade)]);
    return body.intersect(rod(outer, 2 * high, [0, 0, -1])).subtract(rod(0.1 * outer, 3 * high, [0, 0, -high]));
  },
  elbow(long, { between, oneOf }) {
    const outer = long * between(0.12, 0.2);
    const [wall, bend] = [outer * between(0.15, 0.45), long / 2];
    const quarter = (radius: number) => disk(radius).translate([bend, 0]).revolve(96, 90);
    const flange = rodAlong('y', 1.5 * outer, 1.5 * wall, [bend, 0, 0]);
    const ends = [rodAlong('y', outer - wall, 4 * wall, [bend, -wall, 0]), rodAlong('x', outer - wall, 4 * wall, [-2 * wall, bend, 0])];
    return quarter(outer)
      .add(flange)
      .subtract(together([quarter(outer - wall), ...ends]))
      .rotate(oneOf([0, 0, 0], [90, 0, 0]));
  },
  wedge(long, { between, count }) {
    const [high, wide] = [long * between(0.3, 0.9), long * between(0.3, 0.8)];
    const profile = polygon([
      [0, 0],
      [long, 0],
      [long * between(0.2, 0.8), high],
      [0, high * between(0.2, 0.9)],
    ]);
    const holes = Array.from({ length: count(0, 3) }, () => {
      return rodAlong('y', long * between(0.03, 0.08), 2 * wide, [long * between(0.1, 0.3), -1.5 * wide, high * between(0.1, 0.4)]);
    });
    return profile.extrude(wide).rotate([90, 0, 0]).subtract(together(holes));
  },
  hook(long, { between, oneOf }) {
    const [wide, thick, outer] = [long * between(0.12, 0.3), long * between(0.08, 0.16), long / 4];
    const arc = disk(outer)
      .subtract(disk(outer - thick))
      .subtract(rectangle(2 * outer, 2 * outer, [-2 * outer, 0]));
    const shank = rectangle(thick, 0.7 * long, [outer - thick, 0]);
    const arm = rectangle(0.3 * long, thick, [outer - 0.3 * long, 0.7 * long - thick]);
    return arc
      .add(shank)
      .add(arm)
      .extrude(wide)
      .rotate(oneOf([0, 0, 0], [90, 0, 0]));
  },
  tray(long, { between, count }) {
    const [wide, high, wall] = [long * between(0.5, 1), long * between(0.08, 0.3), between(1.2, 3.2)];
    const [across, along] = [count(1, 4), count(1, 3)];
    const [x, y] = [(long - wall) / across, (wide - wall) / along];
    const cups = Array.from({ length: across * along }, (_, n) => {
      return box(x - wall, y - wall, high, [wall + (n % across) * x, wall + Math.floor(n / across) * y, wall]);
    });
    return roundedRectangle(long, wide, 3).extrude(high).subtract(together(cups));
  },
  star(long, { between, count, oneOf }) {
    const [points, inner] = [count(5, 9), (long / 2) * between(0.4, 0.7)];
    const outline = Array.from({ length: 2 * points }, (_, n) => [n / points / 2, n % 2 === 0 ? long / 2 : inner] as const);
    return wheelOf(outline).extrude(long * between(0.1, 0.6), 12, oneOf(0, between(10, 50)), oneOf([1, 1], [1, 1], [0.6, 0.6]));
  },
  ribs(long, { between, count }) {
    const [wide, floor, ribs, high] = [long * between(0.5, 1), long * between(0.02, 0.05) + 1, count(3, 9), long * between(0.1, 0.25)];
    const thick = Math.max(1.3, floor * between(0.6, 1.2));
    const rows = Array.from({ length: ribs }, (_, n) => box(long, thick, high, [0, (n * (wide - 2 * floor)) / (ribs - 1), 0]));
    return together([box(long, wide, floor), ...rows]);
  },
  stand(long, { between }) {
    const [wide, thick] = [long * between(0.4, 0.8), long * between(0.05, 0.09)];
    const back = box(long, wide, thick)
      .rotate([0, -between(55, 75), 0])
      .translate([0.15 * long, 0, 0]);
    const body = together([box(0.7 * long, wide, thick), back, box(thick, wide, 0.12 * long, [0.6 * long, 0, 0])]);
    return body.subtract(box(3 * long, 3 * long, long, [-long, -long, -long]));
  },
  flange(long, { between, count }) {
    const [outer, high, thick] = [long / 2, long * between(0.2, 0.5), long * between(0.05, 0.12)];
    const neck = outer * between(0.35, 0.6);
    const screws = around(count(4, 8), rod(0.07 * outer, 3 * thick, [0.82 * outer, 0, -thick]));
    const bore = rod(neck * between(0.5, 0.85), 3 * high, [0, 0, -high]);
    return rod(outer, thick).add(rod(neck, high)).subtract(bore).subtract(screws);
  },
};
