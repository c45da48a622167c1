import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CustomerAct } from '#contract/api/customer/answer-quote.ts';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { spellCutOff } from '#domain/calendar/spell-days.ts';
import type { AcceptedLine, QuoteDocument, QuoteLine } from '#domain/desk/quote-document.ts';
import { LONGEST_NAME } from '#domain/request/rfq.ts';
import { formatDay } from '../../../product/prices/format-day.ts';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { DocumentSums } from '../../../product/quote-document/document-sums.tsx';
import { createSubmissionKey } from '../../../stores/submission-key.ts';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { Optional } from '../../../ui/forms/form.tsx';
import { SchemaForm, useSchemaForm } from '../../../ui/forms/schema-form.tsx';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Grid, Heading, Hint, Lines, Stack, Text } from '../../../ui/layout/layout.tsx';
import { AcceptLine } from './accept-line.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { completeOrder, forgetOrderDraft, keepOrderDraft, type OrderDraft, orderSchema, readOrderDraft } from './order-draft.ts';
import { OrderFile } from './order-file.tsx';
import { TermsFields } from './terms-fields.tsx';
import { texts } from './texts.ts';
import { useWantedLines } from './use-wanted-lines.ts';

interface AcceptFormProps {
  readonly request: FollowedRequest;
  readonly requestKey: string;
  readonly quote: QuoteDocument;
  readonly acting: {
    /** Answers whether it was done; otherwise `problem` says why not. Never rejects. */
    readonly act: (act: CustomerAct) => Promise<boolean>;
    readonly isPending: boolean;
    readonly problem: string | null;
    readonly dismiss: () => void;
  };
  readonly onBack: () => void;
}

const LONGEST_ORDER_NUMBER = 100;

/** Orders lines of a quote. The total that is shown is the one that is sent, so that nobody orders by another. */
export function AcceptForm({ request, requestKey, quote, acting, onBack }: AcceptFormProps) {
  const { requestID, shop } = request;
  const { act, isPending, problem, dismiss } = acting;
  const [isEmpty, setIsEmpty] = useState(false);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const forgive = () => {
    setIsEmpty(false);
    dismiss();
  };
  const form = useSchemaForm<OrderDraft, OrderDraft>({
    schema: orderSchema,
    initial: readOrderDraft(quote, request),
    onChange: (draft) => keepOrderDraft(requestID, quote, draft),
    send: async (order) => {
      forgive();
      const unquoted = order.lines.findIndex((line) => line.isTaken && takeAlone(line) === null);
      if (unquoted >= 0) focusField(form.element.current, quantityName(unquoted));
      else if (wanted === null || taken === null) setIsEmpty(true);
      else if (await act(actOf(order, wanted, taken.sums.totalMicros))) forgetOrderDraft(requestID);
      return null;
    },
  });
  const { lines } = form.values;
  const { currency, charges } = quote;
  const { wanted, taken, takeAlone, shipBy, isAsking } = useWantedLines(requestKey, quote, lines);
  const actOf = (order: OrderDraft, wanted: readonly AcceptedLine[], totalMicros: number): CustomerAct => ({
    type: 'accepted',
    revision: quote.revision,
    name: order.name,
    purchaseOrder: order.purchaseOrder,
    ...completeOrder(order),
    lines: [...wanted],
    fileID: order.file?.fileID ?? null,
    totalMicros,
  });
  const wrong = isEmpty ? texts.leastOne : problem;
  const askQuote = async ({ line, filename, quantity: quoted }: QuoteLine, index: number, quantity: number) => {
    forgive();
    if (!(await act({ type: 'message', text: texts.quoteWanted(quantity, line, filename), key: createSubmissionKey() }))) return;
    form.set(`lines.${index}.typed`, String(quoted));
    setAskedFor(texts.askedQuote(shop.name, quantity, filename));
  };

  return (
    <SchemaForm
      form={form}
      gap="lg"
      send={isPending ? texts.sending : taken === null ? texts.orderNothing : texts.order(showMicros(taken.sums.totalMicros, currency))}
      bar={
        <Button variant="subtle" color="gray" size="md" disabled={isPending} onClick={onBack}>
          {texts.cancel}
        </Button>
      }
    >
      <div>
        <Heading as="h3" mb="xxs">
          {texts.heading}
        </Heading>
        <Hint>{texts.hint}</Hint>
      </div>
      <Lines>
        {quote.lines.map((line, index) => {
          const draft = lines[index] ?? { line: line.line, isTaken: false, typed: '' };
          return (
            <li key={line.line}>
              <AcceptLine
                line={line}
                currency={currency}
                draft={draft}
                name={quantityName(index)}
                taken={takeAlone(draft)}
                isAsking={isAsking}
                onChange={(change) => form.set(`lines.${index}`, { ...draft, ...change })}
                onAskQuote={(quantity) => {
                  if (!isPending) void askQuote(line, index, quantity);
                }}
              />
            </li>
          );
        })}
      </Lines>
      {askedFor === null ? null : <Alert type="success" text={askedFor} onClose={() => setAskedFor(null)} />}
      {taken === null ? null : (
        <Stack gap="xs" aria-live="polite">
          <DocumentSums document={{ ...quote, sums: taken.sums }} />
          {charges.length === 0 ? null : <Hint>{texts.charges}</Hint>}
          <Text size="base" weight={500}>
            {texts.leaving(Math.max(...taken.lines.map(({ leadTimeDays }) => leadTimeDays)), shipBy === null ? null : formatDay(shipBy))}
          </Text>
          <Hint>{spellCutOff(shop.cutOff)}</Hint>
        </Stack>
      )}
      <Grid least="15rem">
        <TextInput label={texts.name} required autoComplete="name" maxLength={LONGEST_NAME} {...form.field('name')} />
        <TextInput
          label={<Optional>{texts.purchaseOrder}</Optional>}
          autoComplete="off"
          maxLength={LONGEST_ORDER_NUMBER}
          {...form.field('purchaseOrder')}
        />
      </Grid>
      <DeliveryFields form={form} />
      <InvoiceFields form={form} />
      <OrderFile form={form} mspID={shop.mspID} />
      <TermsFields form={form} terms={quote.terms} shop={shop.name} />
      {wrong === null ? null : <Alert type="danger" text={wrong} onClose={forgive} />}
      <Hint>{texts.binding(shop.name)}</Hint>
    </SchemaForm>
  );
}

/** What a line's quantity is called in the form. */
function quantityName(index: number): `lines.${number}.typed` {
  return `lines.${index}.typed`;
}
