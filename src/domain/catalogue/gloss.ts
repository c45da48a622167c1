/** How a surface throws light back: spread out, as a printed one does, or with bright spots. */
export type Gloss = 'matte' | 'plain' | 'glossy';

/** What a finish's name says of that, the catalogue's and a shop's own in English or German. */
const GLOSSY = /polish|poliert|gloss|glänz|hochglanz|vapou?r|bedampft|lacquer|lackiert|clear coat|klarlack/i;
const MATTE = /blast|gestrahlt|matt|anodi[sz]|eloxiert|sanded|geschliffen|heat treated/i;

/** What a part is shown in: a color ('#rrggbb'), and how its finish shines. */
export interface PartLook {
  readonly rgb: string;
  readonly gloss: Gloss;
}

/** The look of a part that is made in a color and finish; null without a color: it looks as its file has it. */
export function lookOf({
  colorRgb,
  finish,
}: {
  readonly colorRgb?: string | undefined;
  readonly finish?: string | undefined;
}): PartLook | null {
  return colorRgb === undefined ? null : { rgb: colorRgb, gloss: glossOf(finish) };
}

/** How a part with this finish is shown. A drawing tells no more of a surface than this. */
export function glossOf(finish: string | undefined): Gloss {
  if (finish === undefined) return 'plain';
  if (GLOSSY.test(finish)) return 'glossy';
  return MATTE.test(finish) ? 'matte' : 'plain';
}
