/** Radius of the disk of cells that walls are taken off with. */
let radius: f64 = 0;

export function takeDisk(cells: f64): void {
  radius = cells;
}

/** How far the disk reaches across a line, cells, by the line's direction, turned so that both parts are positive. */
export function reachOf(dx: f64, dy: f64): f64 {
  let reach: f64 = 0;
  for (let row: f64 = 0; row <= radius; row++) reach = max<f64>(reach, floor(sqrt(radius * radius - row * row)) * dy + row * dx);
  return reach;
}
