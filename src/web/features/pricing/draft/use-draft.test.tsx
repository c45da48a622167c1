// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useSessionStore } from '../../../stores/session-store.ts';
import { stubPortalServer } from '../../../testing/portal-server.ts';
import { samplePricing } from '../../../testing/sample-pricing.ts';
import { useDraft } from './use-draft.ts';

const ADA = 'ada@example.com';

test('PRC-05 PRC-06 whatever is typed and saved while a save is under way waits for its turn, and none is taken for refused', async () => {
  useSessionStore.getState().setSession({ userID: ADA, accessToken: 'token' });
  const asked = stubPortalServer({ savePricingDraft: { success: true, revision: 4 } });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { result } = renderHook(() => useDraft(samplePricing(), ADA), { wrapper });
  act(() => result.current.change('minimumOrder', 10));
  await act(async () => {
    const { save, change } = result.current;
    const first = save();
    change('minimumOrder', 20);
    // Whoever publishes saves first, and so may the pause have just done.
    expect(await Promise.all([first, save(), save()])).toEqual([false, true, true]);
  });
  expect(asked.map(({ fields }) => fields['revision'])).toEqual(['3', '4']);
});
