import type { CatalogueColor } from './entries.ts';

// The values of plastics follow the RAL Classic colour named beside them, as commonly given in sRGB.
export const COLORS = {
  white: opaque('white', 'White', 'Clean signal white.', '#f1f0ea'), // RAL 9003
  natural: opaque('natural', 'Natural', 'The undyed material: warm off-white.', '#ece6d8'), // about RAL 9001
  black: opaque('black', 'Black', 'Deep black.', '#1c1c1f'), // RAL 9005, lifted a little so that shapes stay visible
  gray: opaque('gray', 'Gray', 'Neutral mid gray that hides wear.', '#8f9695'), // RAL 7042
  graphite: opaque('graphite', 'Graphite', 'Dark blue-gray.', '#4b5157'), // RAL 7012, darker
  red: opaque('red', 'Red', 'Strong traffic red.', '#bb1f11'), // RAL 3020
  orange: opaque('orange', 'Orange', 'Bright orange, easy to spot.', '#e25304'), // RAL 2004
  yellow: opaque('yellow', 'Yellow', 'Warm signal yellow.', '#f0b400'), // RAL 1003
  green: opaque('green', 'Green', 'Fresh traffic green.', '#008351'), // RAL 6024
  blue: opaque('blue', 'Blue', 'Traffic blue.', '#005b8c'), // RAL 5017
  mjfGray: opaque('mjf-gray', 'Stone gray', 'The color straight from the machine: an even stone gray.', '#75787b'),
  clear: {
    id: 'clear',
    name: 'Clear',
    description: 'See-through with a faint cool tint; the smoother the finish, the clearer the part.',
    rgb: '#d7e8ee',
    alpha: 65,
  },
  smoke: { id: 'smoke', name: 'Smoke', description: 'See-through gray.', rgb: '#6f7a80', alpha: 45 },
  amber: { id: 'amber', name: 'Amber', description: 'Warm, slightly see-through.', rgb: '#d9962b', alpha: 25 },
  aluminum: opaque('aluminum', 'Aluminum', 'Bare metal, light silver gray.', '#bfc2c4'),
  steel: opaque('steel', 'Stainless steel', 'Bare metal, neutral silver.', '#a3a6a8'),
  titanium: opaque('titanium', 'Titanium', 'Bare metal, warm dark gray.', '#8b8883'),
  toolSteel: opaque('tool-steel', 'Tool steel', 'Bare metal, cool mid gray.', '#85898d'),
} as const satisfies Record<string, CatalogueColor>;

function opaque(id: string, name: string, description: string, rgb: string): CatalogueColor {
  return { id, name, description, rgb, alpha: 0 };
}
