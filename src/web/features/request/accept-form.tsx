import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { CustomerAct } from '#contract/api/customer/answer-quote.ts';
import { priceMore } from '#contract/api/customer/price-more.ts';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { spellCutOff } from '#domain/calendar/spell-days.ts';
import { type AcceptedLine, type PricedQuantity, type QuoteDocument, type QuoteLine, takeLines } from '#domain/desk/quote-document.ts';
import { MAX_QUANTITY } from '#domain/part/quantity.ts';
import { LONGEST_NAME } from '#domain/request/rfq.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { AddFile } from '../../product/parts/add-file.tsx';
import { formatDay } from '../../product/prices/format-day.ts';
import { showMicros } from '../../product/prices/format-micros.ts';
import { DocumentSums } from '../../product/quote-document/document-sums.tsx';
import { createSubmissionKey } from '../../stores/submission-key.ts';
import { FileName } from '../../ui/display/file-name.tsx';
import { focusField } from '../../ui/forms/focus-field.ts';
import { FieldSet, Optional } from '../../ui/forms/form.tsx';
import { SchemaForm, useSchemaForm } from '../../ui/forms/schema-form.tsx';
import { TYPING_PAUSE_MS } from '../../ui/forms/typing-pause.ts';
import { IconX } from '../../ui/icons/icons.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Grid, Heading, Hint, Lines, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { AcceptLine } from './accept-line.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import {
  type DraftLine,
  forgetOrderDraft,
  keepOrderDraft,
  type OrderDraft,
  orderSchema,
  readLines,
  readOrderDraft,
} from './order-draft.ts';
import { texts } from './texts.ts';
import type { useCustomerAct } from './use-followed-request.ts';

interface AcceptFormProps {
  readonly request: FollowedRequest;
  readonly requestKey: string;
  readonly quote: QuoteDocument;
  readonly acting: ReturnType<typeof useCustomerAct>;
  readonly onBack: () => void;
}

const words = texts.accept;
const PDF_ONLY = ['.pdf'];
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
    initial: readOrderDraft(quote, requestID, request.contact.name),
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
  const { lines, file } = form.values;
  const { currency, charges, discountPercent, tax } = quote;
  const wanted = readLines(lines);
  const { more, shipBy, isAsking } = useMore(requestKey, quote.revision, wanted);
  const taken = wanted === null || wanted.length === 0 ? null : takeLines(quote, wanted, more);
  const takeAlone = (line: DraftLine) => {
    const [alone] = readLines([line]) ?? [];
    return alone === undefined ? null : (takeLines(quote, [alone], more)?.lines[0] ?? null);
  };
  const actOf = (order: OrderDraft, wanted: readonly AcceptedLine[], totalMicros: number): CustomerAct => ({
    type: 'accepted',
    revision: quote.revision,
    name: order.name,
    purchaseOrder: order.purchaseOrder,
    deliverTo: order.isPickedUp ? 'pick-up' : order.deliverTo,
    lines: [...wanted],
    fileID: order.file?.fileID ?? null,
    totalMicros,
  });
  const wrong = isEmpty ? words.leastOne : problem;
  const askQuote = async ({ line, filename, quantity: quoted }: QuoteLine, index: number, quantity: number) => {
    forgive();
    if (!(await act({ type: 'message', text: words.quoteWanted(quantity, line, filename), key: createSubmissionKey() }))) return;
    form.set(`lines.${index}.typed`, String(quoted));
    setAskedFor(words.askedQuote(shop.name, quantity, filename));
  };

  return (
    <SchemaForm
      form={form}
      gap="lg"
      send={isPending ? words.sending : taken === null ? words.orderNothing : words.order(showMicros(taken.sums.totalMicros, currency))}
      bar={
        <Button variant="subtle" color="gray" size="md" disabled={isPending} onClick={onBack}>
          {words.cancel}
        </Button>
      }
    >
      <div>
        <Heading as="h3" mb="xxs">
          {words.heading}
        </Heading>
        <Hint>{words.hint}</Hint>
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
          <DocumentSums sums={taken.sums} charges={charges} discountPercent={discountPercent} tax={tax} currency={currency} />
          {charges.length === 0 ? null : <Hint>{words.charges}</Hint>}
          <Text size="base" weight={500}>
            {words.leaving(Math.max(...taken.lines.map(({ leadTimeDays }) => leadTimeDays)), shipBy === null ? null : formatDay(shipBy))}
          </Text>
          <Hint>{spellCutOff(shop.cutOff)}</Hint>
        </Stack>
      )}
      <Grid least="15rem">
        <TextInput label={words.name} required autoComplete="name" maxLength={LONGEST_NAME} {...form.field('name')} />
        <TextInput
          label={<Optional>{words.purchaseOrder}</Optional>}
          autoComplete="off"
          maxLength={LONGEST_ORDER_NUMBER}
          {...form.field('purchaseOrder')}
        />
      </Grid>
      <DeliveryFields form={form} />
      <FieldSet plain legend={<Optional>{words.file}</Optional>}>
        {file === null ? null : (
          <Row as="span" nowrap gap="xs">
            <FileName name={file.filename} />
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconX size={14} aria-hidden />}
              onClick={() => form.set('file', null)}
            >
              {words.removeFile}
            </Button>
          </Row>
        )}
        <AddFile
          text={file === null ? words.chooseFile : words.replaceFile}
          way={{ mspID: shop.mspID }}
          endings={PDF_ONLY}
          onAdded={(added) => form.set('file', added)}
        />
      </FieldSet>
      {wrong === null ? null : <Alert type="danger" text={wrong} onClose={forgive} />}
      <Hint>{words.binding(shop.name)}</Hint>
    </SchemaForm>
  );
}

/** What a line's quantity is called in the form. */
function quantityName(index: number): `lines.${number}.typed` {
  return `lines.${index}.typed`;
}

const NOTHING: readonly PricedQuantity[] = [];

/**
 * What the shop's rules say of the wanted quantities: those that can be ordered beyond what was quoted, and the day by which an order
 * placed now would leave; null while that is being asked, or nobody could tell.
 */
function useMore(key: string, revision: number, wanted: readonly AcceptedLine[] | null) {
  const typed = wanted?.filter(({ quantity }) => quantity >= 1 && quantity <= MAX_QUANTITY) ?? [];
  const spelled = JSON.stringify(typed);
  const [settled] = useDebouncedValue(spelled, TYPING_PAUSE_MS);
  const lines: AcceptedLine[] = JSON.parse(settled);
  const { data, isFetching } = useApiQuery(priceMore, { key, revision, lines }, { enabled: lines.length > 0, staleTime: 0 });
  const isSettled = settled === spelled && !isFetching;
  return { more: data?.more ?? NOTHING, shipBy: isSettled ? (data?.shipBy ?? null) : null, isAsking: !isSettled };
}
