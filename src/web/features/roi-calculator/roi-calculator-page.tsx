import { lazy, Suspense, useEffect } from 'react';
import { calculateRoi, type Roi } from '#domain/roi/calculate-roi.ts';
import { logProblem } from '../../api/calls/log-problem.ts';
import { Split, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { BreakdownTable } from './breakdown-table.tsx';
import { CallToAction } from './call-to-action.tsx';
import { DetailsForm } from './details-form.tsx';
import { SavingsSummary } from './savings-summary.tsx';
import { texts } from './texts.ts';
import { useRoiForm } from './use-roi-form.ts';

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
    <Page title={texts.title} heading={texts.heading} lead={texts.lead} description={texts.description}>
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
