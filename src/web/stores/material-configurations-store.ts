import * as z from 'zod/mini';
import { colorSchema, finishSchema, materialSchema } from '#contract/entities.ts';
import { createStoredStore } from './stored-store.ts';

const configurationSchema = z.object({
  material: materialSchema,
  colors: z.array(colorSchema),
  finishes: z.array(finishSchema),
});
/** One material that a provider offers, with the colours and finishes it comes in. */
export type MaterialConfiguration = z.infer<typeof configurationSchema>;
type Configurations = readonly MaterialConfiguration[];

/** The configured materials of this browser by the user who signs in; a user without an entry has never configured any. */
export const useMaterialConfigurationsStore = createStoredStore({
  key: 'materialConfigurationsStore',
  version: 1,
  read: (stored): { lists: Readonly<Record<string, Configurations>> } => ({ lists: readLists(stored) }),
  actions: (set) => ({
    setConfigurations: (userID: string, configurations: Configurations) =>
      set(({ lists }) => ({ lists: { ...lists, [userID]: configurations } })),
    forgetConfigurations: (userID: string) =>
      set(({ lists }) => ({ lists: Object.fromEntries(Object.entries(lists).filter(([of]) => of !== userID)) })),
    /** Adds a configuration; one of the same material takes the other's place. */
    putConfiguration: (userID: string, configuration: MaterialConfiguration) =>
      set(({ lists }) => ({ lists: { ...lists, [userID]: put(configurationsOf(lists, userID) ?? [], configuration) } })),
  }),
});

/** A user's configurations; null when there is no list yet. */
export function configurationsOf(lists: Readonly<Record<string, Configurations>>, userID: string): Configurations | null {
  return (Object.hasOwn(lists, userID) ? lists[userID] : undefined) ?? null;
}

function put(list: Configurations, added: MaterialConfiguration): Configurations {
  const isSame = ({ material }: MaterialConfiguration) => material.materialID === added.material.materialID;
  return list.some(isSame) ? list.map((present) => (isSame(present) ? added : present)) : [...list, added];
}

function readLists(stored: unknown): Record<string, Configurations> {
  const lists = (stored as { lists?: unknown } | undefined)?.lists;
  return Object.fromEntries(
    Object.entries(lists ?? {}).flatMap(([userID, list]) =>
      Array.isArray(list)
        ? [[userID, list.map((entry) => configurationSchema.safeParse(entry)).flatMap((read) => read.data ?? [])] as const]
        : [],
    ),
  );
}
