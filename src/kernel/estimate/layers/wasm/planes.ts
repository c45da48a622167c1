import { getF64, getI32, makeRoom, putI32 } from './memory';

/** Ascending heights of the planes that cut the mesh (float64), mm. */
export let heights: usize = 0;
export let planes: i32 = 0;
/** The stretch of layers that each plane stands for begins here (float64), one entry more than planes. */
export let starts: usize = 0;

let low: f64 = 0;
let span: f64 = 0;
let slots: i32 = 0;
/** Where the search for a height begins, by slots of equal height. */
let guesses: usize = 0;

export function takePlanes(count: i32): void {
  planes = count;
  heights = makeRoom(<usize>count * 8);
  starts = makeRoom(<usize>(count + 1) * 8);
}

/** Once the heights are known, before `planesUpTo`. */
export function orderPlanes(): void {
  low = getF64(heights, 0);
  span = max(getF64(heights, planes - 1) - low, 1e-9);
  slots = 4 * planes;
  guesses = makeRoom(<usize>(slots + 1) * 4);
  let plane = 0;
  for (let slot = 0; slot <= slots; slot++) {
    const z = low + (span * slot) / slots;
    while (plane < planes && getF64(heights, plane) <= z) plane++;
    putI32(guesses, slot, plane);
  }
}

/** How many planes are at z or below: the number of the first one above it. */
export function planesUpTo(z: f64): i32 {
  const slot = floor(((z - low) / span) * slots);
  if (!(slot >= 0)) return 0;
  if (slot >= slots) return planes;
  let plane = getI32(guesses, <i32>slot);
  while (plane < planes && getF64(heights, plane) <= z) plane++;
  return plane;
}

/** What a stretch of layers beside air counts for in plane k, by how far away the plane is that shows the air. */
export function shareOfSkin(k: i32, m: i32, layers: f64): f64 {
  const low = getF64(starts, k);
  const high = getF64(starts, k + 1);
  if (m > k) {
    // Air begins where plane m's stretch does.
    const face = getF64(starts, m);
    return max<f64>(0, min(high, face) - max(low, face - layers)) / (high - low);
  }
  const face = getF64(starts, m + 1);
  return max<f64>(0, min(high, face + layers) - max(low, face)) / (high - low);
}

/** Whether plane m is near enough to k that what lies over or under its walls is solid in most of the stretch. */
export function isWallNear(k: i32, m: i32, layers: f64): bool {
  return m >= 0 && m < planes && shareOfSkin(k, m, layers) >= 0.5;
}
