import { INPUT, NO_FACET, volumes } from './layout';

// Volume and area under facets, in double precision about the first corner of the model:
// V = Σ (a − o) · n / 6 and A = Σ |n| / 2 with n = (b − a) × (c − a), from the divergence theorem. Two facets at a time.

/** Twice the area. */
export let area: f64 = 0;
/** Six times the signed volume. */
export let volume: f64 = 0;
/** The sum of all n: 0 for a closed surface; with it the volume can be told about any other point. */
export let normalX: f64 = 0;
export let normalY: f64 = 0;
export let normalZ: f64 = 0;
export let originX: f64 = 0;
export let originY: f64 = 0;
export let originZ: f64 = 0;

export function clearSums(): void {
  area = volume = normalX = normalY = normalZ = 0;
}

/** Takes the first corner of the input as the point that volumes are told about. */
export function chooseOrigin(): void {
  originX = load<f32>(INPUT);
  originY = load<f32>(INPUT, 4);
  originZ = load<f32>(INPUT, 8);
}

/** Adds the facets from `from` up to `to`, which belong to the piece `label`. */
export function sum(from: usize, to: usize, stride: u32, label: u32): void {
  if (from == to) return;
  const ox = f64x2.splat(originX);
  const oy = f64x2.splat(originY);
  const oz = f64x2.splat(originZ);
  let solid = f64x2.splat(0);
  let areas = f64x2.splat(0);
  let xs = f64x2.splat(0);
  let ys = f64x2.splat(0);
  let zs = f64x2.splat(0);
  for (let one = from; one < to; one += 2 * stride) {
    const other = one + stride < to ? one + stride : NO_FACET;
    const head = v128.load(one);
    const otherHead = v128.load(other);
    const tail = v128.load(one, 16);
    const otherTail = v128.load(other, 16);
    const axy = v128.shuffle<u32>(head, otherHead, 0, 4, 1, 5);
    const azbx = v128.shuffle<u32>(head, otherHead, 2, 6, 3, 7);
    const byz = v128.shuffle<u32>(tail, otherTail, 0, 4, 1, 5);
    const cxy = v128.shuffle<u32>(tail, otherTail, 2, 6, 3, 7);
    const cz = v128.load_lane<u32>(other + 32, v128.load_zero<u32>(one + 32), 1);
    const ax = f64x2.promote_low_f32x4(axy);
    const ay = promoteHigh(axy);
    const az = f64x2.promote_low_f32x4(azbx);
    const ux = f64x2.sub(promoteHigh(azbx), ax);
    const uy = f64x2.sub(f64x2.promote_low_f32x4(byz), ay);
    const uz = f64x2.sub(promoteHigh(byz), az);
    const vx = f64x2.sub(f64x2.promote_low_f32x4(cxy), ax);
    const vy = f64x2.sub(promoteHigh(cxy), ay);
    const vz = f64x2.sub(f64x2.promote_low_f32x4(cz), az);
    const nx = f64x2.sub(f64x2.mul(uy, vz), f64x2.mul(uz, vy));
    const ny = f64x2.sub(f64x2.mul(uz, vx), f64x2.mul(ux, vz));
    const nz = f64x2.sub(f64x2.mul(ux, vy), f64x2.mul(uy, vx));
    solid = f64x2.add(solid, dot(f64x2.sub(ax, ox), f64x2.sub(ay, oy), f64x2.sub(az, oz), nx, ny, nz));
    areas = f64x2.add(areas, f64x2.sqrt(dot(nx, ny, nz, nx, ny, nz)));
    xs = f64x2.add(xs, nx);
    ys = f64x2.add(ys, ny);
    zs = f64x2.add(zs, nz);
  }
  const place = volumes + (<usize>label << 3);
  const added = addLanes(solid);
  store<f64>(place, load<f64>(place) + added);
  volume += added;
  area += addLanes(areas);
  normalX += addLanes(xs);
  normalY += addLanes(ys);
  normalZ += addLanes(zs);
}

@inline
function promoteHigh(pairs: v128): v128 {
  return f64x2.promote_low_f32x4(v128.shuffle<u64>(pairs, pairs, 1, 1));
}

@inline
function dot(ax: v128, ay: v128, az: v128, bx: v128, by: v128, bz: v128): v128 {
  return f64x2.add(f64x2.add(f64x2.mul(ax, bx), f64x2.mul(ay, by)), f64x2.mul(az, bz));
}

@inline
function addLanes(pair: v128): f64 {
  return f64x2.extract_lane(pair, 0) + f64x2.extract_lane(pair, 1);
}
