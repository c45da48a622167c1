import type { ComponentProps } from 'react';
import { Answered } from '../../../ui/layout/answered.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useHasShop } from '../portal-store.ts';
import { NoShop } from './no-shop.tsx';

type ShopPageProps<T> = Omit<ComponentProps<typeof Page>, 'children'> &
  ComponentProps<typeof Answered<T>> & {
    /** For an account that has no shop. */
    readonly noShop: ComponentProps<typeof NoShop>['words'];
  };

/** A page of what is asked about the user's shop, in its four states: there is no shop, or the answer is under way, failed or there. */
export function ShopPage<T>({ noShop, query, loading, failed, height, children, ...page }: ShopPageProps<T>) {
  const hasShop = useHasShop();
  return (
    <Page {...page}>{hasShop === false ? <NoShop words={noShop} /> : <Answered {...{ query, loading, failed, height, children }} />}</Page>
  );
}
