/** How a surface throws light back: spread out, as a printed one does, or with bright spots. */
export type Gloss = 'matte' | 'plain' | 'glossy';

/** What a finish's name says of that, the catalogue's and a shop's own in English or German. */
const GLOSSY = /polish|poliert|gloss|glänz|hochglanz|vapou?r|bedampft|lacquer|lackiert|clear coat|klarlack/i;
const MATTE = /blast|gestrahlt|matt|anodi[sz]|eloxiert|sanded|geschliffen|heat treated/i;

/** How a part with this finish is shown. A drawing tells no more of a surface than this. */
export function glossOf(finish: string | undefined): Gloss {
  if (finish === undefined) return 'plain';
  if (GLOSSY.test(finish)) return 'glossy';
  return MATTE.test(finish) ? 'matte' : 'plain';
}
