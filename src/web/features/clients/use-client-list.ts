import { listClients } from '#contract/api/clients/list-clients.ts';
import { useApiPages } from '../../api/use-api-pages.ts';

/** Which clients are listed. */
export interface ClientsFilter {
  readonly by: 'person' | 'organization';
  readonly words?: string;
  readonly organization?: string;
}

/** The shop's clients that fit. */
export function useClientList(filter: ClientsFilter, enabled: boolean) {
  // People are no organizations: their rows lead elsewhere.
  return useApiPages(listClients, filter, { enabled, isAlike: ({ by }) => by === filter.by });
}
