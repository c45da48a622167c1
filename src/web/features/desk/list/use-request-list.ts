import { listRequests } from '#contract/api/desk/list-requests.ts';
import { useApiPages } from '../../../api/use-api-pages.ts';
import type { OrdersFilter } from '../../../product/desk/orders-filter.ts';

/** The shop's requests that fit. */
export function useRequestList(filter: OrdersFilter, enabled: boolean) {
  return useApiPages(listRequests, filter, { enabled });
}
