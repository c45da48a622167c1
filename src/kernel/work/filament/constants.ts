// Figures of the slicer's behaviour that machines do not state. Each was read from G-code or fitted on one half of the bench's models.

/** Layers looked at, at most, and cells of a layer, by detail. */
export const DETAIL = {
  full: { planes: 200, cells: 250_000, most: 8 },
  coarse: { planes: 40, cells: 9_000, most: 3 },
} as const;

/** A line of plastic is a rectangle with round ends: its neighbour is this share of the layer's height nearer than its width. */
export const ROUND_ENDS = 1 - Math.PI / 4;

/** Sparse infill's lines beyond density × area: anchors along walls and overlap with them. */
export const SPARSE_FACTOR = 1.05;

/** Overhangs narrower than this share of a line's width hold themselves. */
export const HELD_SHARE = 0.2;
/** How far supports reach out beyond what they carry, mm. */
export const SUPPORT_MARGIN_MM = 2;
/** Kept free between a support and the part's sides, as a share of a line's width. */
export const SUPPORT_GAP_SHARE = 0.5;
/** Share of the plate that a support's first layer covers. */
export const SUPPORT_FOOT = 0.9;
/** Distance of the skirt from the part, mm. */
export const SKIRT_MM = 2;
/** Travels longer than this are made with the filament drawn back, mm. */
export const RETRACT_FROM_MM = 2;
