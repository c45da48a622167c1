import type { ReactNode } from 'react';
import type { Dashboard, WireLineShare } from '#contract/api/desk/get-dashboard.ts';
import { PROCESS_CODES, PROCESS_NAMES } from '#domain/catalogue/process.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { ExportButton } from '../../product/desk/export-button.tsx';
import { Section } from '../../product/desk/section.tsx';
import { showMicros } from '../../product/prices/format-micros.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Grid, Hint, Row, Text } from '../../ui/layout/layout.tsx';
import { BarTable } from './bar-table.tsx';
import { FIGURE_LISTS } from './figure-lists.ts';
import { formatCount, formatShare } from './format-figures.ts';
import { HeldPricesTable } from './held-prices.tsx';
import { texts } from './texts.ts';
import { ValueColumns } from './value-columns.tsx';

type Period = Pick<Dashboard, 'from' | 'to'>;
const KINDS = ['material', 'process'] as const;
const STEPS = ['visits', 'uploads', 'quotes', 'requests', 'accepted'] as const;

/** What the dashboard draws: every drawing is a table, and every row that has requests leads to them. */
export function DashboardSections({ dashboard: { from, to, funnel, spans, materials, processes, held, sums } }: { dashboard: Dashboard }) {
  const period = { from, to };
  const shares = { material: materials, process: processes };
  const currencies = sums.filter(({ quotedMicros }) => quotedMicros > 0).map(({ currency }) => currency);
  const titleIn = (title: string, currency: string) => (currencies.length > 1 ? texts.value.titleIn(title, currency) : title);
  return (
    <>
      <Part title={texts.funnel.title} help={texts.funnel.help}>
        <Funnel funnel={funnel} period={period} />
      </Part>
      {currencies.map((currency) => (
        <Part key={currency} title={titleIn(texts.time.title, currency)} help={texts.time.help}>
          <ValueColumns title={texts.time.titleOf(currency)} spans={spans} currency={currency} />
        </Part>
      ))}
      {currencies.map((currency) => (
        <Grid key={currency} least="26rem" gap="xl">
          {KINDS.map((by) => (
            <Part key={by} title={titleIn(texts.value[by].title, currency)} help={texts.value.help(currency)}>
              <Shares
                title={titleIn(texts.value[by].title, currency)}
                column={texts.value[by].column}
                shares={shares[by].filter((share) => share.currency === currency)}
                period={period}
                by={by}
              />
            </Part>
          ))}
        </Grid>
      ))}
      <Part title={texts.held.title} lead={texts.held.lead} {...(held.length === 0 ? {} : { help: texts.held.help })}>
        {held.length === 0 ? <Help>{texts.held.nothing}</Help> : <HeldPricesTable held={held} period={period} />}
      </Part>
      <Part title={texts.exports.title} lead={texts.exports.lead}>
        <Row gap="xs">
          <ExportButton table="requests" filter={period} label={texts.exports.requests} />
          <ExportButton table="lines" filter={period} label={texts.exports.lines} />
          <ExportButton table="clients" filter={{}} label={texts.exports.clients} />
        </Row>
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  readonly help?: string;
  readonly children: ReactNode;
}

function Part({ title, lead, help, children }: PartProps) {
  return (
    <Section title={title}>
      {lead === undefined ? null : (
        <Text tone="dim" style={{ maxWidth: '44rem' }}>
          {lead}
        </Text>
      )}
      {children}
      {help === undefined ? null : <Help>{help}</Help>}
    </Section>
  );
}

function Help({ children }: { children: ReactNode }) {
  return (
    <Hint size="xs" style={{ maxWidth: '44rem' }}>
      {children}
    </Hint>
  );
}

function Funnel({ funnel, period }: { funnel: Dashboard['funnel']; period: Period }) {
  const { title, step: column, count, share } = texts.funnel;
  const rows = STEPS.map((step) => ({
    key: step,
    name: <StepName step={step} period={period} />,
    bars: [{ value: funnel[step], tone: 'second' as const }],
    // A visit brings several files, a request holds several parts: only orders come out of what stands before them one by one.
    cells: [formatCount(funnel[step]), step === 'accepted' ? formatShare(funnel.accepted, funnel.requests) : ''],
  }));
  return <BarTable title={title} nameColumn={column} columns={[count, share]} rows={rows} />;
}

function StepName({ step, period }: { step: (typeof STEPS)[number]; period: Period }) {
  const { steps } = texts.funnel;
  if (step !== 'requests' && step !== 'accepted') return steps[step];
  return (
    <AnchorLink to="/msp/orders" search={{ ...FIGURE_LISTS[step === 'requests' ? step : 'won'], ...period }}>
      {steps[step]}
    </AnchorLink>
  );
}

interface SharesProps {
  readonly title: string;
  readonly column: string;
  readonly shares: readonly WireLineShare[];
  readonly period: Period;
  readonly by: (typeof KINDS)[number];
}

function Shares({ title, column, shares, period, by }: SharesProps) {
  const rows = shares.map(({ key, name, currency, quotedMicros, orderedMicros }) => ({
    key: key ?? '',
    name:
      key === null ? (
        texts.value.unknown
      ) : (
        <AnchorLink to="/msp/orders" search={{ [by]: key, ...period }}>
          {by === 'process' ? nameProcess(key) : name}
        </AnchorLink>
      ),
    bars: [
      { value: quotedMicros, tone: 'first' as const },
      { value: orderedMicros, tone: 'second' as const },
    ],
    cells: [showMicros(quotedMicros, currency), showMicros(orderedMicros, currency)],
  }));
  return <BarTable title={title} nameColumn={column} columns={[texts.tiles.quoted, texts.tiles.won]} rows={rows} />;
}

function nameProcess(code: string): string {
  const known = PROCESS_CODES.find((process) => process === code);
  return known === undefined ? code : sayOffer(PROCESS_NAMES[known]);
}
