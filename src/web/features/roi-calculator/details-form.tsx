import { TextInput } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DEFAULT_ROI_INPUTS, type RoiInputs } from '#domain/roi/calculate-roi.ts';
import {
  EFFECTIVE_EXTRA_QUOTE_DOLLARS,
  estimateSubscription,
  INCLUDED_QUOTES,
  NOMINAL_EXTRA_QUOTE_DOLLARS,
  SUBSCRIPTION_DOLLARS,
  type Subscription,
} from '#domain/roi/subscription.ts';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { Card, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { formatAmount, formatEntered, formatNumber } from './format-figures.ts';
import styles from './roi.module.css';
import { DOLLAR, texts } from './texts.ts';

const FIELDS = ['minutesPerQuote', 'hourlySalaryDollars', 'quotesPerMonth'] as const satisfies readonly (keyof RoiInputs)[];

/** What the visitor tells of his quoting, and what the subscription would cost him. */
export function DetailsForm({ form }: { form: ReturnType<typeof useRoiForm> }) {
  const subscription = estimateSubscription(form.inputs.quotesPerMonth ?? Number.NaN);
  const isKnown = Number.isFinite(subscription.effectiveDollars);
  return (
    <Card as="form" p="lg" aria-labelledby="details" noValidate onSubmit={(event) => event.preventDefault()}>
      <Heading id="details">{texts.details.heading}</Heading>
      {FIELDS.map((field) => (
        <TextInput
          key={field}
          name={field}
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          autoComplete="off"
          label={texts.details[field]}
          leftSection={field === 'hourlySalaryDollars' ? DOLLAR : null}
          leftSectionPointerEvents="none"
          value={form.typed[field]}
          error={form.inputs[field] === null ? texts.details.invalid : null}
          onChange={(event) => form.change(field, event.currentTarget.value)}
        />
      ))}
      <Stack mt="xxs" rule>
        <Heading>{texts.details.automated}</Heading>
        <TextInput
          label={texts.details.subscription}
          leftSection={DOLLAR}
          disabled
          readOnly
          aria-describedby="readings"
          value={formatNumber(isKnown ? subscription.effectiveDollars : null, 2)}
        />
        <SubscriptionReadings id="readings" subscription={subscription} />
      </Stack>
    </Card>
  );
}

const NOMINAL = formatAmount(NOMINAL_EXTRA_QUOTE_DOLLARS);
const EFFECTIVE = formatAmount(EFFECTIVE_EXTRA_QUOTE_DOLLARS);

/** Says plainly that the price of an extra quote can be read in two ways, and what each comes to. */
function SubscriptionReadings({ id, subscription }: { id: string; subscription: Subscription }) {
  const { extraQuotes, effectiveDollars, nominalDollars } = subscription;
  return (
    <Text as="div" id={id} size="sm" tone="dim" className={styles['readings']}>
      <Text>
        {texts.readings.included(formatAmount(SUBSCRIPTION_DOLLARS), formatEntered(INCLUDED_QUOTES))}{' '}
        {texts.readings.extra(NOMINAL, EFFECTIVE)}
      </Text>
      {extraQuotes > 0 && Number.isFinite(nominalDollars) ? (
        <>
          <Text mt="sm" className={styles['extra']}>
            {texts.readings.total(formatEntered(extraQuotes))}
          </Text>
          <Facts kind="sums" gap="xxs" mt="xxs">
            <Fact label={texts.readings.effective(EFFECTIVE)}>{formatAmount(effectiveDollars)}</Fact>
            <Fact label={texts.readings.nominal(NOMINAL)}>{formatAmount(nominalDollars)}</Fact>
          </Facts>
        </>
      ) : null}
    </Text>
  );
}

/** What stands in the fields. */
const INITIAL = {
  minutesPerQuote: String(DEFAULT_ROI_INPUTS.minutesPerQuote),
  hourlySalaryDollars: String(DEFAULT_ROI_INPUTS.hourlySalaryDollars),
  quotesPerMonth: String(DEFAULT_ROI_INPUTS.quotesPerMonth),
};
/** What may: a number that is not negative. Anything else counts as unknown, and everything is worked out as far as it is known. */
const amountSchema = z.catch(
  z.nullable(z.pipe(z.string().check(z.trim(), z.minLength(1)), z.coerce.number<string>().check(z.nonnegative()))),
  null,
);
const detailsSchema = z.object({ minutesPerQuote: amountSchema, hourlySalaryDollars: amountSchema, quotesPerMonth: amountSchema });

/** The three figures that a visitor enters. Nothing is sent, so each counts as it is typed. */
export function useRoiForm() {
  const [typed, setTyped] = useState(INITIAL);
  const inputs: RoiInputs = detailsSchema.parse(typed);
  return { typed, inputs, change: (field: keyof RoiInputs, text: string) => setTyped((before) => ({ ...before, [field]: text })) };
}
