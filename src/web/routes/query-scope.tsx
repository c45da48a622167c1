import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hashQuestion } from '../api/calls/hash-question.ts';

const queryClient = new QueryClient({
  defaultOptions: {
    // A browser that counts itself offline may still reach a server on its own machine or network; where it can't, pages say so.
    queries: {
      networkMode: 'offlineFirst',
      retry: false,
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      queryKeyHashFn: hashQuestion,
    },
    mutations: { networkMode: 'offlineFirst' },
  },
});

/** The pages that keep the server's answers while the customer goes back and forth between them. */
export function QueryScope({ children }: { children?: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
