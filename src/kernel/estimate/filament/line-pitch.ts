import type { FdmMachine } from '#domain/machines/machines.ts';

/** A line of plastic is a rectangle with round ends: its neighbour is this share of the layer's height nearer than its width. */
const ROUND_ENDS = 1 - Math.PI / 4;

/** How far lines that touch lie apart, mm, by a line's width and its layer's height; so wide a rectangle has a line's section. */
export function linePitch(width: number, height: number): number {
  return width - ROUND_ENDS * height;
}

/** How far lines of a support lie apart, mm. */
export function supportPitch(machine: FdmMachine, layerMm: number): number {
  return machine.supportSpacing.value + linePitch(machine.supportLineWidth.value, layerMm);
}
