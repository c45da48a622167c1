// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubQuote } from '#test/support/quote-scene.ts';
import { renderPage } from '#test/support/render-page.tsx';
import { sampleLine, samplePart } from '#test/support/sample-quotes.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { useMspStore } from '../../stores/msp-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { QuotePage } from './quote-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  usePartsStore.getState().clearParts();
  useManufacturingParamsStore.getState().clearParams();
});

test.each([
  ['what days and ship dates count from', {}, 1],
  ['nothing of days where no line has some', { leadTimeDays: 0, leadTimes: [] }, 0],
])('PRC-08 the summary says %s', async (_what, line, times) => {
  useMspStore.getState().setMspId('1');
  usePartsStore.getState().addPart(samplePart());
  useManufacturingParamsStore.getState().setParams({ materialID: 'm-1', colorID: 'c-1', finishID: 'f-1' });
  stubQuote([sampleLine(line)]);
  await renderPage(QuotePage, 'quote');
  await screen.findByRole('rowgroup', { name: 'bracket.step' });
  const said = /An order at 14:00 or later \(New York time\), or on a day off, counts from the next business day/;
  expect(screen.queryAllByText(said)).toHaveLength(times);
});
