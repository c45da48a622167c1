import type { listRequests } from '#contract/api/desk/list-requests.ts';
import { REQUEST_MARKS } from '#contract/api/desk/list-requests.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { RequestState } from '#domain/desk/request-life.ts';
import { texts } from '../../../product/desk/list-texts.ts';
import { findTab, type OrdersSearch, readStates, TAB_NAMES, TABS } from '../../../product/desk/orders-filter.ts';
import styles from '../../../product/desk/request-list.module.css';
import { texts as deskTexts } from '../../../product/desk/texts.ts';
import { PillLink } from '../../../ui/controls/anchor-link.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';

export type RequestCounts = NonNullable<ResponseOf<typeof listRequests>['counts']>;

interface StateTabsProps {
  readonly search: OrdersSearch;
  /** Null until they are known. */
  readonly counts: RequestCounts | null;
}

/** How many requests are in each state and bear each mark; each leads to them. */
export function StateTabs({ search, counts }: StateTabsProps) {
  const states = readStates(search.state);
  const current = findTab(states);
  const all = counts === null ? null : countOf(counts, Object.keys(counts.states) as RequestState[]);
  return (
    <>
      <Row as="nav" className={styles['tabs']} aria-label={texts.tabsLabel}>
        <Tab search={omit(search, 'state')} label={texts.tabs.all} count={all} isCurrent={current === 'all'} />
        {TAB_NAMES.map((tab) => (
          <Tab
            key={tab}
            search={{ ...search, state: TABS[tab].join(',') }}
            label={texts.tabs[tab]}
            count={counts === null ? null : countOf(counts, TABS[tab])}
            isCurrent={current === tab}
          />
        ))}
        {current === null ? (
          <Tab
            search={search}
            label={states.map((state) => deskTexts.states[state]).join(', ')}
            count={counts === null ? null : countOf(counts, states)}
            isCurrent
          />
        ) : null}
      </Row>
      <Row as="nav" className={styles['marks']} aria-label={texts.marksLabel}>
        {REQUEST_MARKS.map((mark) => {
          const isCurrent = search.mark === mark;
          const count = counts?.marks[mark] ?? null;
          // What waits for nobody needs no button.
          if (count === 0 && !isCurrent) return null;
          return (
            <PillLink
              key={mark}
              to="/msp/orders"
              search={isCurrent ? omit(search, 'mark') : { ...search, mark }}
              className={styles['mark']}
              data-framed
              data-mark={mark}
              aria-current={isCurrent || undefined}
              replace
            >
              {texts.marks[mark]}
              <Count count={count} isCurrent={isCurrent} />
            </PillLink>
          );
        })}
      </Row>
    </>
  );
}

interface TabProps {
  readonly search: OrdersSearch;
  readonly label: string;
  readonly count: number | null;
  readonly isCurrent: boolean;
}

function Tab({ search, label, count, isCurrent }: TabProps) {
  return (
    <PillLink to="/msp/orders" search={search} aria-current={isCurrent ? 'page' : undefined} replace>
      {label}
      <Count count={count} isCurrent={isCurrent} />
    </PillLink>
  );
}

function Count({ count, isCurrent }: Pick<TabProps, 'count' | 'isCurrent'>) {
  return (
    <Text as="span" size="xs" weight={500} tone={isCurrent ? 'accent' : 'dim'} numeric>
      {count ?? '…'}
    </Text>
  );
}

function countOf({ states }: RequestCounts, of: readonly RequestState[]): number {
  return of.reduce((sum, state) => sum + (states[state] ?? 0), 0);
}

function omit(search: OrdersSearch, name: 'state' | 'mark'): OrdersSearch {
  const { [name]: _, ...rest } = search;
  return rest;
}
