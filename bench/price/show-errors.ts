import { median } from '../time-pair.ts';
import { percent } from './percent.ts';

/** Shares by which figures of a model are over the slicer's; `massG` by the slicer. */
type Errors<Figure extends string> = { readonly model: string; readonly massG: number } & Readonly<Record<Figure, number | null>>;

/** Grams at which a class of sizes begins. */
const SIZES_G = [0, 2, 20, 100, Infinity];
const WORST = 10;
const WIDTH = 30;

/** Prints a table: of all and of each class of sizes, how many, and by figure the errors' median / 90th percentile, and bias by median and by mean. */
export function showErrors<Figure extends string>(title: string, figures: readonly Figure[], rows: ReadonlyArray<Errors<Figure>>): void {
  if (rows.length === 0) return;
  console.log(`\n${title.padEnd(20)}    n  ${figures.map((figure) => figure.padEnd(WIDTH)).join('')}`);
  const classes = [['all', 0, Infinity] as const, ...SIZES_G.slice(0, -1).map((from, n) => nameClass(from, SIZES_G[n + 1] ?? Infinity))];
  for (const [name, from, to] of classes) {
    const ofSize = rows.filter(({ massG }) => massG >= from && massG < to);
    if (ofSize.length === 0) continue;
    const columns = figures.map((figure) => summarise(ofSize.map((row) => row[figure])).padEnd(WIDTH));
    console.log(`${name.padEnd(20)} ${String(ofSize.length).padStart(4)}  ${columns.join('')}`);
  }
}

/** Prints the models whose figure is furthest off, with what `explain` says of them. */
export function showWorst<Figure extends string, Row extends Errors<Figure>>(
  title: string,
  figure: Figure,
  rows: readonly Row[],
  explain: (row: Row) => string,
): void {
  const off = (row: Row) => Math.abs(row[figure] ?? 0);
  console.log(`\n${title}, the worst by ${figure}`);
  for (const row of [...rows].sort((a, b) => off(b) - off(a)).slice(0, WORST)) {
    const { model, massG } = row;
    const columns = [model.slice(0, 44).padEnd(44), `${massG.toFixed(1)} g`.padStart(9), percent(row[figure] ?? 0).padStart(9)];
    console.log(`  ${columns.join(' ')}  ${explain(row)}`);
  }
}

function nameClass(from: number, to: number): readonly [name: string, from: number, to: number] {
  return [to === Infinity ? `over ${from} g` : `${from} to ${to} g`, from, to];
}

function summarise(figures: ReadonlyArray<number | null>): string {
  const errors = figures.filter((error) => error !== null);
  if (errors.length === 0) return '–';
  const sizes = errors.map(Math.abs).sort((a, b) => a - b);
  const ninth = sizes[Math.floor(0.9 * (sizes.length - 1))] ?? Number.NaN;
  return `${(100 * median(sizes)).toFixed(1)} / ${(100 * ninth).toFixed(1)}, ${percent(median(errors))} ${percent(errors.reduce((sum, error) => sum + error, 0) / errors.length)}`;
}
