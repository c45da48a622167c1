// Figures of the slicer's behaviour that machines do not state. Each was read from G-code or fitted on one half of the bench's models.

/** By detail: layers looked at, cells of all of them together, and cells across the walls, at most. */
export const DETAIL = {
  full: { planes: 200, cells: 60_000_000, most: 5 },
  coarse: { planes: 60, cells: 1_000_000, most: 3 },
} as const;

/** Walls are told by cells where they are so many deep, else by their outlines. */
export const LEAST_CELLS_DEEP = 3;

/** Sparse infill's lines beyond density × area, by pattern. */
export const GRID_FACTOR = 1;
export const GYROID_FACTOR = 0.96;
/**
 * Gyroid's waves are drawn at this × √(jerk ÷ density) × ⁴√acceleration: 32 mm/s at a jerk of 8 mm/s, 20 % and 1000 mm/s². By replayed
 * slabs, within 6 % from 5 to 12 mm/s, from 10 to 20 % and from 500 to 2000 mm/s²; at 40 % waves are a seventh quicker.
 */
export const GYROID_TURNS = 0.9;
/** How far infill reaches into the walls, in distances between lines. */
export const INFILL_OVERLAP = 0.25;
/** Infill's lines end this far from the walls, in distances between lines: half of one short of where infill reaches to. */
export const LINE_END_GAP = 0.5 - INFILL_OVERLAP;
/**
 * Of every other gap between two ends of lines, the share in which they are joined along the wall. Of sparse lines fewer where walls lie
 * at 45° to them, unless strips are narrower than the lines are apart: 0.95, 0.55 and 0.85 are the middle of 60 bodies.
 */
export const JOINED = { solid: 1, sparse: 0.95, aligned: 0.55, narrow: 0.85 } as const;
/** Lines of a bridge, round as they are, are laid this far apart, mm. */
export const BRIDGE_GAP_MM = 0.05;
/** Overhangs narrower than this share of a line's width hold themselves, and those narrower than the second need no dense layers. */
export const HELD_SHARE = 0.01;
export const DENSE_SHARE = 0.6;
/** What bridges over sparse infill is at least twice so many widths of a line wide. */
export const NARROW_BRIDGE = 3;
/** Bridges are carried this far inwards from edges that nothing holds, mm. */
export const BRIDGE_EDGE_MM = 1.5;
/** Kept free between a support and the part's sides, as a share of a line's width. */
export const SUPPORT_GAP_SHARE = 0.5;
/** Lines inside those around a support end this far from these, in distances between lines that touch. */
export const SUPPORT_INSET = 0.9;
/** A support's first layer reaches further by this, mm, and covers this share of the plate. */
export const SUPPORT_FOOT_MM = 3;
export const SUPPORT_FOOT = 0.9;
/** Distance of the skirt from the part, mm. */
export const SKIRT_MM = 2;
/** Share of the layers that are dense under slopes. */
export const DENSE_ON_SLOPES = 0.85;
/** Supports that stand on the part are dense this far around its steps, in widths of their lines. */
export const STANDING_LINES = 3.5;
/** Skins reach this far under what is beside them, mm; and those that no layer shows, behind slopes, this much, in widths of a line. */
export const SEEN_WIDENING_MM = 3;
export const NARROW_WIDENING = 3;
/**
 * Where slopes have skins of their own: those over walls are laid where they are wider than so many distances between lines, and widened
 * by the second less one of these widths; behind air they are by all of it.
 */
export const LEAST_STRIP = 1.05;
export const STRIP_WIDENING = 1.3;
/**
 * Travels of a layer, as counted in G-code: to each outline, to each chain of skins, to a share of the lines of sparse infill, fewer where
 * walls lie at 45° to them and none where strips are narrow besides, and to each chain of supports and the walls around it. Walls too thin for all their lines
 * have a middle one that ends where they meet or get thicker, as at corners.
 */
export const HOPS = {
  outline: 1,
  skin: 1,
  sparse: 0.6,
  sparseLine: 0.165,
  alignedLine: 0.03,
  support: 1.65,
  thinIsland: 4,
} as const;
/** How long they are: to outlines a share of the way across the part, less the more there are; the others, many short, by its root, mm. */
export const HOP_MM = { outline: 0.65, outlinePower: 0.3, skin: 2.2, sparse: 1.3, support: 1.5 } as const;
