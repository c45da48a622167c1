import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readConfig } from './calls/load-config.ts';

const SHORTAGES = ['storage', 'descriptors'] as const;
type Shortage = (typeof SHORTAGES)[number];
const ASK_EVERY_MS = 30_000;

/** What the server has too little of to take uploads and requests; null where it has enough, or does not say. */
export function useShortage(): Shortage | null {
  const { data } = useQuery({
    queryKey: ['shortage'],
    staleTime: 0,
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => askForShortage(signal).catch(() => null),
  });
  return data ?? null;
}

async function askForShortage(signal: AbortSignal): Promise<Shortage | null> {
  const address = new URL('../ready', new URL(readConfig().apiBase, location.href));
  const { dependencies } = readinessSchema.parse(await (await fetch(address.href, { signal })).json());
  return SHORTAGES.find((shortage) => dependencies.some(({ name, ok }) => name === shortage && !ok)) ?? null;
}

/** What the web app reads of `/ready`, which answers it with 200 and with 503. */
const readinessSchema = z.object({ dependencies: z.array(z.object({ name: z.string(), ok: z.boolean() })) });
