const SIGNS: Readonly<Record<string, string>> = { x: '×', deg: '°', '1': '1' };

/** A unit as people write it, with the card's currency for money: 'EUR/kg', 'mm²', '×'. */
export function showUnit(unit: string, currency: string): string {
  return unit
    .split('/')
    .map((word) => (word === 'money' ? currency : (SIGNS[word] ?? word.replace(/^([a-z]+)([23])$/, raise))))
    .join('/');
}

function raise(_all: string, base: string, power: string): string {
  return base + (power === '2' ? '²' : '³');
}
