import { TextInput } from '@mantine/core';
import { estimateSubscription } from '#domain/roi/subscription.ts';
import { Card, Heading, Stack } from '../../ui/layout/layout.tsx';
import { formatNumber } from './format-figures.ts';
import { SubscriptionReadings } from './subscription-readings.tsx';
import { DOLLAR, texts } from './texts.ts';
import type { RoiField, RoiForm } from './use-roi-form.ts';

const FIELDS = ['minutesPerQuote', 'hourlySalaryDollars', 'quotesPerMonth'] as const satisfies readonly RoiField[];

/** What the visitor tells of his quoting, and what the subscription would cost him. */
export function DetailsForm({ form }: { form: RoiForm }) {
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
          value={form.texts[field]}
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
