import { getRequestList } from '#contract/calls/get-request-list.ts';
import { useApiPages } from '../../../../api/use-api-pages.ts';
import type { OrdersFilter } from './orders-filter.ts';

/** The shop's requests that fit. */
export function useRequestList(filter: OrdersFilter, enabled: boolean) {
  return useApiPages(getRequestList, { filter }, { enabled });
}
