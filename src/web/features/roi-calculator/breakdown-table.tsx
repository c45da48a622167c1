import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Roi, RoiInputs, Saving } from '#domain/roi/calculate-roi.ts';
import { AUTOMATED_MINUTES_PER_QUOTE, INCLUDED_QUOTES } from '#domain/roi/subscription.ts';
import { Heading, Text } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/tables/table.tsx';
import { formatAmount, formatEntered, formatNumber } from './format-figures.ts';
import styles from './roi.module.css';
import { texts } from './texts.ts';

interface Row {
  readonly name: string;
  readonly manual: ReactNode;
  readonly automated: ReactNode;
}

/** Both ways of quoting side by side, in the eight rows that decide. */
export function BreakdownTable({ inputs, roi }: { inputs: RoiInputs; roi: Roi }) {
  return (
    <Table>
      <Heading as="caption" display>
        {texts.table.title}
      </Heading>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{texts.table.aspect}</VisuallyHidden>
          </th>
          <th scope="col">{texts.manual}</th>
          <th scope="col">{texts.automated}</th>
        </tr>
      </thead>
      <tbody>
        {listRows(inputs, roi).map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.manual}</td>
            <td>{row.automated}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function listRows(inputs: RoiInputs, { manual, automated, costSaving, timeSaving }: Roi): readonly Row[] {
  const { rows, minutes, included, manualTime, manualResponse, automatedResponse } = texts.table;
  const automatedMinutes = minutes(formatNumber(AUTOMATED_MINUTES_PER_QUOTE));
  const saved = (figure: string, { perMonth, factor }: Saving, note: (saving: string, factor: string) => string) => (
    <>
      {figure}
      {perMonth === null ? null : (
        <Text as="div" size="sm" weight={500} className={styles['saving']}>
          {note(formatNumber(perMonth), formatNumber(factor ?? 0))}
        </Text>
      )}
    </>
  );
  const { minutesPerQuote } = inputs;
  return [
    { name: rows.time, manual: manualTime, automated: automatedMinutes },
    { name: rows.response, manual: manualResponse, automated: automatedResponse },
    {
      name: rows.minutes,
      manual: minutesPerQuote === null ? formatEntered(null) : minutes(formatEntered(minutesPerQuote)),
      automated: automatedMinutes,
    },
    { name: rows.salary, manual: formatAmount(inputs.hourlySalaryDollars), automated: formatAmount(null) },
    { name: rows.quotes, manual: formatEntered(inputs.quotesPerMonth), automated: included(formatEntered(INCLUDED_QUOTES)) },
    { name: rows.costPerQuote, manual: formatAmount(manual.costPerQuoteDollars), automated: formatAmount(automated.costPerQuoteDollars) },
    {
      name: rows.costPerMonth,
      manual: formatAmount(manual.costPerMonthDollars),
      automated: saved(formatAmount(automated.costPerMonthDollars), costSaving, texts.table.costSaving),
    },
    {
      name: rows.hoursPerMonth,
      manual: formatNumber(manual.hoursPerMonth, 1),
      automated: saved(formatNumber(automated.hoursPerMonth, 1), timeSaving, texts.table.timeSaving),
    },
  ];
}
