import type { FdmMachine } from '#domain/machines/machines.ts';

/** The layers that are looked at, each for a stretch of layers around it. */
export interface LayerPlan {
  /** All layers of the part. */
  readonly layers: number;
  /** Heights of the planes, ascending, mm: the middles of layers. */
  readonly heights: Float64Array;
  /** The stretch that each plane stands for: layers `starts[k]` ≤ layer < `starts[k + 1]`. */
  readonly starts: Float64Array;
  readonly layerMm: number;
  readonly firstMm: number;
}

/** Share of a layer that rounding may add to a height. */
const ROUNDING = 1e-3;

/** Every layer up to `most`, beyond that as many spread evenly. */
export function planLayers(sizeZ: number, machine: FdmMachine, most: number): LayerPlan {
  const layerMm = Math.max(machine.layerHeight.value, 1e-3);
  const firstMm = Math.max(machine.firstLayerHeight.value, 1e-3);
  // Slicers cut a layer at its middle: one that the part fills by half or less is none.
  const layers = 1 + Math.max(0, Math.ceil((sizeZ - firstMm) / layerMm - 0.5 - ROUNDING));
  const planes = Math.min(layers, most);
  const heights = new Float64Array(planes);
  const starts = new Float64Array(planes + 1);
  // The first layer is looked at by itself: it is drawn at another speed, and on the plate.
  starts[1] = 1;
  for (let plane = 1; plane <= planes; plane++) starts[plane] = 1 + ((layers - 1) * (plane - 1)) / Math.max(1, planes - 1);
  for (let plane = 0; plane < planes; plane++) {
    const middle = Math.floor(((starts[plane] ?? 0) + (starts[plane + 1] ?? 0)) / 2);
    heights[plane] = middle === 0 ? firstMm / 2 : firstMm + (middle - 0.5) * layerMm;
  }
  // A part lower than half a layer is still one layer.
  if ((heights[0] ?? 0) >= sizeZ) heights[0] = sizeZ / 2;
  return { layers, heights, starts, layerMm, firstMm };
}
