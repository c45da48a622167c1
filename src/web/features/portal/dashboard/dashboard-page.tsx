import { useSearch } from '@tanstack/react-router';
import { DASHBOARD_DAYS, type Dashboard, getDashboard } from '#contract/calls/get-dashboard.ts';
import { AnchorLink } from '../../../ui/anchor-link.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, Placeholder } from '../../../ui/placeholder.tsx';
import { TryAgain } from '../../../ui/try-again.tsx';
import { useDeskCall } from '../desk/use-desk-call.ts';
import { useHasProvider } from '../provider/use-has-provider.ts';
import { DashboardPlaceholder } from '../wip/portal-wip-pages.tsx';
import styles from './dashboard-page.module.css';
import { DashboardSections } from './dashboard-sections.tsx';
import { type DashboardDays, readDays } from './period-search.ts';
import { texts } from './texts.ts';
import { Tiles } from './tiles.tsx';

/** /msp/dashboard: what became of visits and requests; until there is a request, what will be here. */
export function DashboardPage() {
  const days = readDays(useSearch({ from: '/portal-queries/portal/msp/dashboard' }));
  const hasProvider = useHasProvider();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useDeskCall(getDashboard, { days }, hasProvider === true);
  if (hasProvider === false || data?.hasRequests === false) return <DashboardPlaceholder />;
  if (data === undefined) {
    return (
      <Page title={texts.title}>
        <Placeholder label={texts.loading} height={180} />
        {isError ? <TryAgain text={texts.failed} onRetry={() => void refetch()} busy={isFetching} /> : null}
      </Page>
    );
  }
  return (
    <Page title={texts.title} lead={texts.lead(formatDay(data.from), formatDay(data.to))} actions={<PeriodSwitch days={days} />}>
      <div className={styles['page']} aria-busy={isPlaceholderData}>
        <Figures dashboard={data} />
      </div>
      {isError ? <TryAgain text={texts.failed} onRetry={() => void refetch()} busy={isFetching} /> : null}
    </Page>
  );
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      {dashboard.funnel.requests === 0 ? (
        <EmptyState title={texts.nothing.title}>
          <span>{texts.nothing.text}</span>
        </EmptyState>
      ) : (
        <Tiles dashboard={dashboard} />
      )}
      <DashboardSections dashboard={dashboard} />
    </>
  );
}

function PeriodSwitch({ days: current }: { days: DashboardDays }) {
  return (
    <nav className={styles['periods']} aria-label={texts.period}>
      {DASHBOARD_DAYS.map((days) => (
        <AnchorLink
          key={days}
          to="/msp/dashboard"
          search={{ days: String(days) }}
          className={styles['period'] ?? ''}
          activeOptions={{ exact: true }}
          aria-current={days === current ? 'page' : undefined}
          underline="never"
          replace
          resetScroll={false}
        >
          {texts.days(days)}
        </AnchorLink>
      ))}
    </nav>
  );
}
