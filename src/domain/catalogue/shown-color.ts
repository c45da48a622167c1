/** Of 255: what is darker shows no form. */
const DARKEST = 0x40;

/** The colour ('#rrggbb') that a part is shown in: its own, but black ones lighter, so that light and shade tell their form. */
export function shownColor(rgb: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16));
  const lift = Math.max(0, DARKEST - Math.max(...channels));
  return `#${channels.map((channel) => (channel + lift).toString(16).padStart(2, '0')).join('')}`;
}
