import type { TextStyle } from '../text/break-text.ts';

const INK = '#1a1b1e';
const GRAY = '#5c5f66';
export const LINE = '#ced4da';
export const GROUND = '#f1f3f5';
const LINK = '#1864ab';

function style(size: number, color = INK, weight: TextStyle['weight'] = 400): TextStyle {
  return { size, weight, color };
}

export const LOOK = {
  title: style(16, INK, 700),
  shop: style(13, INK, 700),
  heading: style(11, INK, 700),
  name: style(9.5, INK, 700),
  body: style(9.5),
  small: style(8.5, GRAY),
  terms: style(8.5),
  label: style(8, GRAY),
  cell: style(9),
  part: style(9, INK, 700),
  fact: style(8, GRAY),
  value: style(8.5),
  total: style(11, INK, 700),
  link: style(9.5, LINK),
  footer: style(7.5, GRAY),
} as const satisfies Record<string, TextStyle>;
