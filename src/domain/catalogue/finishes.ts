import type { CatalogueFinish } from './entries.ts';

export const FINISHES = {
  asPrinted: finish(
    'as-printed',
    'As printed',
    'Cleaned and supports removed. The lines of the layers stay visible; fastest and cheapest.',
  ),
  sanded: finish('sanded', 'Sanded', 'Visible faces sanded by hand until layers can hardly be felt.'),
  painted: finish('painted', 'Painted', 'Filled, primed and painted in the chosen color: an even satin coat.'),
  vaporSmoothed: finish('vapor-smoothed', 'Vapor smoothed', 'Solvent vapor melts the outer skin: glossy, sealed and easy to wipe clean.'),
  polished: finish('polished', 'Polished', 'Sanded through fine grits and buffed to a shine.'),
  clearCoated: finish('clear-coated', 'Clear coated', 'Sanded and sealed with a clear lacquer that brings out gloss and transparency.'),
  beadBlasted: finish('bead-blasted', 'Bead blasted', 'Blasted with fine beads: a smooth, even, matte surface.'),
  dyed: finish(
    'dyed',
    'Dyed and sealed',
    'The color is soaked into the surface and sealed, so that scratches do not show and nothing rubs off.',
  ),
  tumbled: finish('tumbled', 'Tumbled', 'Tumbled among ceramic stones: smooth to the touch with softened edges.'),
  machined: finish('machined', 'Machined faces', 'Mating faces and bores milled to size after printing; mark them in your message.'),
  heatTreated: finish('heat-treated', 'Heat treated', 'Hardened or aged to the full strength of the alloy, then blasted.'),
  anodized: finish('anodized', 'Anodized', 'Blasted and clear anodized: a hard, matte skin that resists wear and corrosion.'),
  electropolished: finish('electropolished', 'Electropolished', 'Polished in an acid bath: bright, hygienic and free of burrs.'),
} as const satisfies Record<string, CatalogueFinish>;

function finish(id: string, name: string, description: string): CatalogueFinish {
  return { id, name, description, images: [`/app/catalogue/finish-${id}.svg`] };
}
