import * as z from 'zod/mini';
import { type Part, partSchema } from '#contract/schemas/entities.ts';
import { clampQuantity } from '#domain/part/quantity.ts';
import { createStoredStore } from './stored-store.ts';

interface PartsData {
  readonly parts: readonly Part[];
  /** By part id the folder that its file came with; parts that came by themselves are left out. */
  readonly folders: Readonly<Record<string, string>>;
}

const foldersSchema = z.record(z.string(), z.string());

/** The uploaded parts of this browser, newest last. */
export const usePartsStore = createStoredStore({
  key: 'uploadStore',
  read: readParts,
  actions: (set) => ({
    /** Adds a part, whose file came with a folder or not; one with the same id takes the other's place. */
    addPart: (part: Part, folder = '') =>
      set(({ parts, folders }) => ({
        parts: [...parts.filter(({ id }) => id !== part.id), part],
        ...(folder === '' ? {} : { folders: { ...folders, [part.id]: folder } }),
      })),
    /** Puts a part in the place of another, in its number and as selected as that was; an unknown id changes nothing. */
    replacePart: (id: string, part: Part) =>
      set(({ parts, folders }) => ({
        ...changePart(parts, id, ({ quantity, selected }) => ({ ...part, quantity, selected })),
        ...passFolder(folders, id, [part]),
      })),
    /** Puts several parts in the place of one, as selected as that was, each as often as that was wanted. */
    dividePart: (id: string, made: readonly Part[]) =>
      set(({ parts, folders }) => ({
        ...passFolder(folders, id, made),
        parts: parts.flatMap((part) =>
          part.id === id
            ? made.map((each) => ({ ...each, quantity: clampQuantity(each.quantity * part.quantity), selected: part.selected }))
            : [part],
        ),
      })),
    removePart: (id: string) => set(({ parts }) => ({ parts: parts.filter((part) => part.id !== id) })),
    /** Puts a part back where it was; one that is there already stays. */
    restorePart: (part: Part, index: number) =>
      set(({ parts }) => (parts.some(({ id }) => id === part.id) ? {} : { parts: parts.toSpliced(index, 0, part) })),
    toggleSelection: (id: string) => set(({ parts }) => changePart(parts, id, (part) => ({ ...part, selected: !part.selected }))),
    selectAll: (selected: boolean) => set(({ parts }) => ({ parts: parts.map((part) => ({ ...part, selected })) })),
    /** Selects those parts, or none of them. */
    select: (ids: ReadonlySet<string>, selected: boolean) =>
      set(({ parts }) => ({ parts: parts.map((part) => (ids.has(part.id) ? { ...part, selected } : part)) })),
    setQuantity: (id: string, quantity: number) =>
      set(({ parts }) => changePart(parts, id, (part) => ({ ...part, quantity: clampQuantity(quantity) }))),
    clearParts: () => set(() => ({ parts: [], folders: {} })),
  }),
});

/** The parts that are to be quoted. */
export function selectedParts(parts: readonly Part[]): Part[] {
  return parts.filter((part) => part.selected);
}

/**
 * The part that another was made of before: a file of that name with the same figures to the last digit is the same file, read in the
 * same unit. Undefined where there is none.
 */
export function findTwin(parts: readonly Part[], { id, ...made }: Part): Part | undefined {
  const name = (part: Omit<Part, 'id'>) =>
    JSON.stringify([part.filename, part.modelUnit, part.unit, part.dimensions, part.volume, part.surfaceArea]);
  return parts.find((part) => part.id !== id && name(part) === name(made));
}

/** What is made of a part lies in its folder. */
function passFolder(folders: PartsData['folders'], id: string, made: readonly Part[]): Pick<PartsData, 'folders'> | undefined {
  const folder = folders[id];
  return folder === undefined ? undefined : { folders: { ...folders, ...Object.fromEntries(made.map((part) => [part.id, folder])) } };
}

function changePart(parts: readonly Part[], id: string, change: (part: Part) => Part): Pick<PartsData, 'parts'> {
  return { parts: parts.map((part) => (part.id === id ? change(part) : part)) };
}

function readParts(stored: unknown): PartsData {
  const { parts, folders } = (stored ?? {}) as { parts?: unknown; folders?: unknown };
  return {
    parts: Array.isArray(parts) ? parts.flatMap((part) => partSchema.safeParse(part).data ?? []) : [],
    folders: foldersSchema.safeParse(folders).data ?? {},
  };
}
