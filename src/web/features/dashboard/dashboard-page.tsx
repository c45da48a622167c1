import { DASHBOARD_DAYS, type Dashboard, getDashboard } from '#contract/api/desk/get-dashboard.ts';
import { useSearch } from '../../navigation/router-view.tsx';
import { useDeskCall } from '../../product/desk/use-desk-call.ts';
import { PortalPlaceholder } from '../../product/getting-started/portal-wip-pages.tsx';
import { formatDay } from '../../product/prices/format-day.ts';
import { useHasShop } from '../../product/shop/portal-store.ts';
import { PillLink } from '../../ui/controls/anchor-link.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Card, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/placeholder.tsx';
import styles from './dashboard.module.css';
import { DashboardSections } from './dashboard-sections.tsx';
import { texts } from './texts.ts';
import { Tiles } from './tiles.tsx';

/** /msp/dashboard: what became of visits and requests; until there is a request, what will be here. */
export function DashboardPage() {
  const days = readDays(useSearch('/msp/dashboard'));
  const hasShop = useHasShop();
  const query = useDeskCall(getDashboard, { days }, hasShop === true);
  const { data } = query;
  if (hasShop === false || data?.hasRequests === false) return <PortalPlaceholder page="dashboard" />;
  return (
    <Page
      title={texts.title}
      {...(data === undefined ? {} : { lead: texts.lead(formatDay(data.from), formatDay(data.to)), actions: <PeriodSwitch days={days} /> })}
    >
      <Answered query={query} loading={texts.loading} failed={texts.failed} height={180}>
        {(dashboard) => (
          <Stack gap="xl" className={styles['page']} aria-busy={query.isPlaceholderData}>
            <Figures dashboard={dashboard} />
          </Stack>
        )}
      </Answered>
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
    <Card as="nav" gap="xxs" p="xxs" className={styles['periods']} aria-label={texts.period}>
      {DASHBOARD_DAYS.map((days) => (
        <PillLink
          key={days}
          to="/msp/dashboard"
          search={{ days: String(days) }}
          mih="2rem"
          px="sm"
          aria-current={days === current ? 'page' : undefined}
          replace
          resetScroll={false}
        >
          {texts.days(days)}
        </PillLink>
      ))}
    </Card>
  );
}

type DashboardDays = (typeof DASHBOARD_DAYS)[number];

/** The period that an address names; the shortest where it names none that there is. */
export function readDays(search: { readonly days?: string | undefined }): DashboardDays {
  return DASHBOARD_DAYS.find((days) => String(days) === search.days) ?? DASHBOARD_DAYS[0];
}
