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
/** Gyroid's turns are taken at this × jerk ÷ √density: 31 mm/s at a jerk of 8 mm/s and 20 %. */
export const GYROID_TURNS = 1.75;
/** How far infill reaches into the walls, in distances between lines. */
export const INFILL_OVERLAP = 0.25;
/** Infill's lines end this far from the walls, in distances between lines: half of one short of where infill reaches to. */
export const LINE_END_GAP = 0.5 - INFILL_OVERLAP;
/**
 * Of every other gap between two ends of lines, the share in which they are joined along the wall: of sixteen boxes,
 * cylinders and rings 0.79 in the mean, from 0.24 to 1.08.
 */
export const JOINED = { solid: 1, sparse: 0.8 } as const;
/** Lines at 45° turn at this × jerk, which is allowed to each axis. */
export const DIAGONAL_JERK = 1.1;
/** Lines of a bridge, round as they are, are laid this far apart, mm. */
export const BRIDGE_GAP_MM = 0.05;
/** Overhangs narrower than this share of a line's width hold themselves, and those narrower than the second need no dense layers. */
export const HELD_SHARE = 0.01;
export const DENSE_SHARE = 0.6;
/** Bridges are carried this far inwards from edges that nothing holds, mm. */
export const BRIDGE_EDGE_MM = 1.5;
/** How far supports reach out beyond what they carry, mm, and how far where they are broader than this. */
export const SUPPORT_MARGIN_MM = 1.5;
export const BROAD_SUPPORT_MARGIN_MM = 2;
export const BROAD_SUPPORT_MM = 6;
/** Kept free between a support and the part's sides, as a share of a line's width. */
export const SUPPORT_GAP_SHARE = 0.5;
/** A support's first layer reaches further by this, mm, and covers this share of the plate. */
export const SUPPORT_FOOT_MM = 3;
export const SUPPORT_FOOT = 0.9;
/** Distance of the skirt from the part, mm. */
export const SKIRT_MM = 2;
/** Lines around supports against the outlines of what they cover. */
export const SUPPORT_OUTLINE = 0.85;
/** How much of the way supports' layers go from the part's height to their own where nothing is carried: small spots hold them up. */
export const SUPPORT_THICK_SHARE = 0.5;
/** Share of the layers that are dense under slopes. */
export const DENSE_ON_SLOPES = 0.85;
/** Skins reach this far under what is beside them, mm; and those that no layer shows, behind slopes, this much, in widths of a line. */
export const SEEN_WIDENING_MM = 3;
export const NARROW_WIDENING = 3;
/** Skins behind slopes that are narrower than twice this share of a line's width are left out. */
export const SLIVER_SHARE = 0.9;
/**
 * Travels of a layer, as counted in G-code of boxes, rings, cups and trays: to each outline, to what each island is filled with, to a share of
 * the lines of sparse infill, and along supports by the root of their area. Walls too thin for all their lines have a middle one that ends
 * where they meet: beyond one hole, at two places for each.
 */
export const HOPS = { outline: 1, fill: 1, sparseLine: 0.08, supportPerMm: 0.15, thinHole: 2 } as const;
/** How long they are on a part of 1 mm across; by the root of how far that is, since many are short. */
export const HOP_MM = 2.2;
