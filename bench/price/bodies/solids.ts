import Module, { type CrossSection, type Manifold } from 'manifold-3d';

export type { CrossSection, Manifold } from 'manifold-3d';

const kernel = await Module();
kernel.setup();

export type Point = readonly [x: number, y: number];
export type Place = readonly [x: number, y: number, z: number];

const SEGMENTS = 96;

/** A box with its lower corner at a place; lengths in mm, as everywhere here. */
export function box(x: number, y: number, z: number, [a, b, c]: Place = [0, 0, 0]): Manifold {
  return kernel.Manifold.cube([x, y, z]).translate([a, b, c]);
}

/** An upright cylinder, the middle of its foot at a place. */
export function rod(radius: number, height: number, [a, b, c]: Place = [0, 0, 0]): Manifold {
  return kernel.Manifold.cylinder(height, radius, radius, SEGMENTS).translate([a, b, c]);
}

/** One that lies along x or y, from a place on. */
export function rodAlong(axis: 'x' | 'y', radius: number, length: number, [a, b, c]: Place): Manifold {
  const lying = axis === 'x' ? rod(radius, length).rotate([0, 90, 0]) : rod(radius, length).rotate([-90, 0, 0]);
  return lying.translate([a, b, c]);
}

export function ball(radius: number): Manifold {
  return kernel.Manifold.sphere(radius, SEGMENTS);
}

export function disk(radius: number): CrossSection {
  return kernel.CrossSection.circle(radius, SEGMENTS);
}

export function rectangle(x: number, y: number, [a, b]: Point = [0, 0]): CrossSection {
  return kernel.CrossSection.square([x, y]).translate([a, b]);
}

/** A rectangle with round corners. */
export function roundedRectangle(x: number, y: number, radius: number): CrossSection {
  return rectangle(x - 2 * radius, y - 2 * radius, [radius, radius]).offset(radius, 'Round', 2, SEGMENTS);
}

export function polygon(points: readonly Point[]): CrossSection {
  return new kernel.CrossSection([points.map(([x, y]) => [x, y])]);
}

/** A polygon whose corners lie at turns of a circle, each as far out as `radii` says. */
export function wheelOf(radii: ReadonlyArray<readonly [turn: number, radius: number]>): CrossSection {
  return polygon(radii.map(([turn, radius]) => [radius * Math.cos(2 * Math.PI * turn), radius * Math.sin(2 * Math.PI * turn)]));
}

/** What a profile of radius and height sweeps around the upright axis. */
export function turned(profile: readonly Point[]): Manifold {
  return polygon(profile).revolve(SEGMENTS);
}

/** Bodies at even turns around the upright axis, as one. */
export function around(count: number, body: Manifold): Manifold {
  return together(Array.from({ length: count }, (_, n) => body.rotate([0, 0, (360 * n) / count])));
}

export function together(bodies: readonly Manifold[]): Manifold {
  return kernel.Manifold.union([...bodies]);
}
