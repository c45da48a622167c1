/** Where something stands in a rate card, with dots between the steps: 'processes.FDM.machines.0.hour'. */
export type CardPath = string;

/** A rate card while it is edited: its figures may be missing, or still be what was typed. */
export type EditedCard = Readonly<Record<string, unknown>>;

/** What stands at a path; undefined where nothing does. */
export function readAt(tree: unknown, path: CardPath): unknown {
  return path.split('.').reduce((at, step) => readRecord(at)[step], tree);
}

/** The text at a path; '' where there is none. */
export function readText(tree: unknown, path: CardPath): string {
  const value = readAt(tree, path);
  return typeof value === 'string' ? value : '';
}

/** The entries of the list at a path; none where there is no list. */
export function readList(tree: unknown, path: CardPath): readonly EditedCard[] {
  const value = readAt(tree, path);
  return Array.isArray(value) ? value.map(readRecord) : [];
}

/** The texts of the list at a path. */
export function readTexts(tree: unknown, path: CardPath): readonly string[] {
  const value = readAt(tree, path);
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

/** The same tree with something else at a path; what lies beside the path is the same object still. Undefined takes it away. */
export function writeAt(tree: EditedCard, path: CardPath, value: unknown): EditedCard {
  return write(tree, path.split('.'), value) as EditedCard;
}

function write(tree: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = rest.length === 0 ? value : write(readRecord(tree)[step], rest, value);
  if (Array.isArray(tree)) {
    const index = Number(step);
    return inner === undefined ? tree.toSpliced(index, 1) : tree.toSpliced(index, 1, inner);
  }
  const { [step]: _, ...others } = readRecord(tree);
  if (inner === undefined) return others;
  return { ...readRecord(tree), [step]: inner };
}

export function readRecord(value: unknown): EditedCard {
  return typeof value === 'object' && value !== null ? (value as EditedCard) : {};
}
