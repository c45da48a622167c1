import type { ReactNode } from 'react';
import type { Role } from '#contract/schemas/colleagues.ts';
import { AnchorLink } from '../../../ui/controls/anchor-link.tsx';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useHasShop } from '../portal-store.ts';
import { texts } from './settings-texts.ts';
import { ShopPage } from './shop-page.tsx';

type Query<T> = Parameters<typeof ShopPage<T>>[0]['query'];

interface SettingsPageProps<T> {
  readonly title: string;
  readonly lead: string;
  readonly back: { readonly to: '/msp/orders' | '/msp/invoices' | '/msp/profile'; readonly text: string };
  readonly query: Query<T>;
  readonly children: (answer: T) => ReactNode;
}

/** A page of what the user's shop has set, of which only its owners change something. */
export function SettingsPage<T extends { readonly role: Role }>({ title, lead, back, query, children }: SettingsPageProps<T>) {
  const { loading, failed, noShop, readOnly } = texts;
  return (
    <ShopPage {...{ title, lead, query, loading, failed, noShop }} above={<AnchorLink to={back.to}>{back.text}</AnchorLink>}>
      {(answer) => (
        <Stack gap="xl" style={{ maxWidth: '48rem' }}>
          {answer.role === 'owner' ? null : <Alert type="info" text={readOnly} />}
          {children(answer)}
        </Stack>
      )}
    </ShopPage>
  );
}

/** How settings are asked for: at each visit, and not while they are being changed. */
export function useSettingsOptions() {
  return { enabled: useHasShop() === true, staleTime: 0, gcTime: 0, refetchOnReconnect: false } as const;
}
