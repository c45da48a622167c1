// Memory is handed out upwards and taken back all at once, before the next survey. What is never touched costs nothing, so that
// rooms are as large as the worst case asks for.

const PAGE: usize = 65536;
/** What a survey is asked for (float64 each), in the order of `Question` in `survey-layers.ts`. */
export const QUESTION: usize = 1024;
const FIRST: usize = 4096;

let top: usize = FIRST;

export function forgetAll(): void {
  top = FIRST;
}

/** Room for so many bytes, which hold anything. Ends the program where there is none. */
export function makeRoom(bytes: usize): usize {
  const at = top;
  top = (at + bytes + 15) & ~15;
  const missing = <i32>((top + PAGE - 1) / PAGE) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
  return at;
}

/** All that lies above is room for as many bytes, too, until something else asks for room. */
export function widenLast(at: usize, bytes: usize): void {
  top = at;
  makeRoom(bytes);
}

export function ask(place: usize): f64 {
  return load<f64>(QUESTION + (place << 3));
}

@inline
export function getF32(array: usize, at: i32): f64 {
  return <f64>load<f32>(array + (<usize>at << 2));
}

@inline
export function getF64(array: usize, at: i32): f64 {
  return load<f64>(array + (<usize>at << 3));
}

@inline
export function putF64(array: usize, at: i32, value: f64): void {
  store<f64>(array + (<usize>at << 3), value);
}

@inline
export function getI32(array: usize, at: i32): i32 {
  return load<i32>(array + (<usize>at << 2));
}

@inline
export function putI32(array: usize, at: i32, value: i32): void {
  store<i32>(array + (<usize>at << 2), value);
}
