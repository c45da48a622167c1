import { Button, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { calculateRoi, type Roi } from '#domain/roi/calculate-roi.ts';
import { readConfig } from '../../api/calls/load-config.ts';
import { logProblem } from '../../api/calls/log-problem.ts';
import { BrandMark } from '../../product/frame/brand-mark.tsx';
import { IconExternalLink } from '../../ui/icons/more-icons.tsx';
import { Card, Heading, Row, Split, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { BreakdownTable } from './breakdown-table.tsx';
import { DetailsForm, useRoiForm } from './details-form.tsx';
import { formatNumber } from './format-figures.ts';
import styles from './roi.module.css';
import { texts } from './texts.ts';

// Drawing takes a slow phone longer than all the rest of the page, which should not wait for it.
const SavingsCharts = lazy(async () => ({ default: (await import('./savings-charts.tsx')).SavingsCharts }));
/** A chart with its title. */
const CHART_HEIGHT_PX = 338;

/** /roi-calculator: what quoting by hand costs, and what automating it saves. */
export function RoiCalculatorPage() {
  const form = useRoiForm();
  const roi = calculateRoi(form.inputs);
  useReportOddResults(roi);
  return (
    <Page isAlike title={texts.title} heading={texts.heading} lead={texts.lead} description={texts.description}>
      <Split width="20rem" side="start" sticky gap="xl">
        <DetailsForm form={form} />
        <Stack gap="xl">
          <SavingsSummary roi={roi} />
          <Stack as="section" gap="xl" aria-label={texts.charts.heading}>
            <Suspense fallback={<Placeholder label={texts.charts.loading} height={CHART_HEIGHT_PX} rows={2} />}>
              <SavingsCharts inputs={form.inputs} />
            </Suspense>
          </Stack>
          <BreakdownTable inputs={form.inputs} roi={roi} />
        </Stack>
      </Split>
      <CallToAction />
    </Page>
  );
}

/** Logs which costs and hours are no number, whenever that changes. */
function useReportOddResults({ manual, automated }: Roi): void {
  const odd = Object.entries({ manual, automated })
    .flatMap(([way, figures]) => Object.entries(figures).map(([name, value]) => (value === null ? `${way} ${name}` : null)))
    .filter((name) => name !== null)
    .join(', ');
  useEffect(() => {
    if (odd !== '') logProblem(`Not a number: ${odd}.`);
  }, [odd]);
}

/** The green sentence: what automated quoting saves. */
function SavingsSummary({ roi }: { roi: Roi }) {
  return (
    <Card as="section" align="start" className={styles['summary']} aria-label={texts.summary.label}>
      <Text weight={500} numeric className={styles['sentence']} role="status">
        {describe(roi)}
      </Text>
      <StartLink />
    </Card>
  );
}

function describe({ costSaving, timeSaving }: Roi): string {
  if (costSaving.perMonth === null || timeSaving.perMonth === null) return texts.summary.incomplete;
  // Nothing on either side: nothing is saved.
  const factorOf = (factor: number | null) => formatNumber(factor ?? 0);
  return texts.summary.saving(
    formatNumber(costSaving.perMonth),
    factorOf(costSaving.factor),
    formatNumber(timeSaving.perMonth),
    factorOf(timeSaving.factor),
  );
}

/** The second invitation, under the figures. */
function CallToAction() {
  const { appName, links } = readConfig();
  return (
    <Row as="section" justify="between" className={styles['action']} aria-labelledby="value">
      <Stack gap="xs" style={{ flex: '1 1 22rem', maxWidth: '40rem' }}>
        <Heading id="value" size="xl">
          {texts.valueHeading}
        </Heading>
        <Text>{texts.value}</Text>
      </Stack>
      <Row gap="lg">
        <StartLink />
        <Row as="a" nowrap className={styles['site']} href={links.site} aria-label={texts.site(appName)}>
          <BrandMark size={32} />
          <span aria-hidden>{appName}</span>
        </Row>
      </Row>
    </Row>
  );
}

/** Opens the sign-up form, in a tab of its own so that the figures stay. */
function StartLink() {
  return (
    <Button
      component="a"
      href={readConfig().links.signUpForm}
      target="_blank"
      rel="noopener"
      size="md"
      rightSection={<IconExternalLink size={18} stroke={1.7} aria-hidden />}
    >
      {texts.start}
      <VisuallyHidden> {texts.opensElsewhere}</VisuallyHidden>
    </Button>
  );
}
