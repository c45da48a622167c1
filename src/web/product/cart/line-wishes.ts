import { useCartStore } from './cart-store.ts';
import { type ItemSpecifications, readSpecifications } from './item-specifications.ts';
import { texts } from './texts.ts';

/** What a customer says of a line beside the model, as far as anything was said. */
export type Wishes = Pick<ItemSpecifications, 'note' | 'tolerances' | 'threads' | 'files'>;

type LineFile = NonNullable<Wishes['files']>[number];

/** Keeps what is said of an item of the cart with it. */
export function saveWishes(id: string, wishes: Wishes): void {
  useCartStore.setState(({ items }) => ({
    items: items.map((item) =>
      item.id === id ? { ...item, metadata: { specifications: { ...item.metadata.specifications, ...wishes } } } : item,
    ),
  }));
}

/** Adds a drawing to an item of the cart, if it is still there. */
export function addLineFile(id: string, file: LineFile): void {
  const item = useCartStore.getState().items.find((of) => of.id === id);
  if (item !== undefined) saveWishes(id, { files: [...(readSpecifications(item).files ?? []), file] });
}

/** The file that was sent takes the place of one that lay in this browser, in all lines. */
export function replaceLineFile(formerID: string, file: LineFile): void {
  for (const item of useCartStore.getState().items) {
    const { files = [] } = readSpecifications(item);
    if (files.some(({ fileID }) => fileID === formerID))
      saveWishes(item.id, { files: files.map((each) => (each.fileID === formerID ? file : each)) });
  }
}

/** 'Note, 2 files': what was said of a line, in a few words; empty where nothing was. */
export function summarizeWishes({ note = '', tolerances = '', threads = '', files = [] }: Wishes): string {
  const said = [
    ...(note.trim() === '' ? [] : [texts.note]),
    ...(tolerances.trim() === '' ? [] : [texts.tolerances]),
    ...(threads.trim() === '' ? [] : [texts.threads]),
    ...(files.length === 0 ? [] : [texts.files(files.length)]),
  ].join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
