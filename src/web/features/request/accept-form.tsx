import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { priceMore } from '#contract/api/customer/price-more.ts';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { spellCutOff } from '#domain/calendar/cut-off.ts';
import { findFaulty } from '#domain/desk/delivery-address.ts';
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
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { IconX } from '../../ui/icons/icons.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Grid, Heading, Hint, Lines, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { AcceptLine, quantityName } from './accept-line.tsx';
import { DeliveryFields, deliveryFieldName } from './delivery-fields.tsx';
import { texts } from './texts.ts';
import { type AcceptDraft, readLines, readQuantity } from './use-accept-draft.ts';
import { useCustomerAct } from './use-followed-request.ts';

interface AcceptFormProps {
  readonly request: FollowedRequest;
  readonly requestKey: string;
  readonly quote: QuoteDocument;
  readonly draft: AcceptDraft;
  readonly onBack: () => void;
}

const words = texts.accept;
const PDF_ONLY = ['.pdf'];
const LONGEST_ORDER_NUMBER = 100;

/** Orders lines of a quote. The total that is shown is the one that is sent, so that nobody orders by another. */
export function AcceptForm({ request, requestKey, quote, draft, onBack }: AcceptFormProps) {
  const { act, isPending, problem, dismiss } = useCustomerAct(requestKey);
  const [isTried, setIsTried] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { currency, charges, discountPercent, tax } = quote;
  const wanted = readLines(quote, draft);
  const { more, shipBy, isAsking } = useMore(requestKey, quote.revision, wanted);
  const taken = wanted === null || wanted.length === 0 ? null : takeLines(quote, wanted, more);
  const takenAlone = (line: number) => {
    const { isTaken, typed } = draft.lineOf(line);
    const quantity = readQuantity(typed);
    return isTaken && quantity !== null ? (takeLines(quote, [{ line, quantity }], more)?.lines[0] ?? null) : null;
  };
  const wrong = isEmpty ? words.leastOne : problem;
  const forgive = () => {
    setIsEmpty(false);
    dismiss();
  };
  const isNameless = draft.name.trim() === '';

  const send = async () => {
    setIsTried(true);
    forgive();
    const faulty = quote.lines.find(({ line }) => {
      const { isTaken, typed } = draft.lineOf(line);
      return isTaken && (readQuantity(typed) === null || takenAlone(line) === null);
    });
    if (faulty !== undefined) return focusField(form.current, quantityName(faulty.line));
    if (wanted === null || taken === null) return setIsEmpty(true);
    if (isNameless) return focusField(form.current, 'name');
    const [unfilled] = draft.isPickedUp ? [] : findFaulty(draft.deliverTo);
    if (unfilled !== undefined) return focusField(form.current, deliveryFieldName(unfilled));
    const isDone = await act({
      type: 'accepted',
      revision: quote.revision,
      name: draft.name,
      purchaseOrder: draft.purchaseOrder,
      deliverTo: draft.isPickedUp ? 'pick-up' : draft.deliverTo,
      lines: [...wanted],
      fileID: draft.file?.fileID ?? null,
      totalMicros: taken.sums.totalMicros,
    });
    if (isDone) draft.forget();
  };
  const askQuote = async ({ line, filename, quantity: quoted }: QuoteLine, quantity: number) => {
    forgive();
    if (!(await act({ type: 'message', text: words.quoteWanted(quantity, line, filename), key: createSubmissionKey() }))) return;
    draft.changeLine(line, { typed: String(quoted) });
    setAskedFor(words.askedQuote(request.shop.name, quantity, filename));
  };

  return (
    <Stack
      ref={form}
      as="form"
      gap="lg"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void send();
      }}
    >
      <div>
        <Heading as="h3" mb="xxs">
          {words.heading}
        </Heading>
        <Hint>{words.hint}</Hint>
      </div>
      <Lines>
        {quote.lines.map((line) => (
          <li key={line.line}>
            <AcceptLine
              line={line}
              currency={currency}
              draft={draft.lineOf(line.line)}
              taken={takenAlone(line.line)}
              isAsking={isAsking}
              onChange={(change) => draft.changeLine(line.line, change)}
              onAskQuote={(quantity) => {
                if (!isPending) void askQuote(line, quantity);
              }}
            />
          </li>
        ))}
      </Lines>
      {askedFor === null ? null : <Alert type="success" text={askedFor} onClose={() => setAskedFor(null)} />}
      {taken === null ? null : (
        <Stack gap="xs" aria-live="polite">
          <DocumentSums sums={taken.sums} charges={charges} discountPercent={discountPercent} tax={tax} currency={currency} />
          {charges.length === 0 ? null : <Hint>{words.charges}</Hint>}
          <Text size="base" weight={500}>
            {words.leaving(Math.max(...taken.lines.map(({ leadTimeDays }) => leadTimeDays)), shipBy === null ? null : formatDay(shipBy))}
          </Text>
          <Hint>{spellCutOff(request.shop.cutOff)}</Hint>
        </Stack>
      )}
      <Grid least="15rem">
        <TextInput
          name="name"
          label={words.name}
          required
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={draft.name}
          error={isTried && isNameless ? words.nameMissing : null}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
        <TextInput
          name="purchaseOrder"
          label={<Optional>{words.purchaseOrder}</Optional>}
          autoComplete="off"
          maxLength={LONGEST_ORDER_NUMBER}
          value={draft.purchaseOrder}
          onChange={(event) => draft.change({ purchaseOrder: event.currentTarget.value })}
        />
      </Grid>
      <DeliveryFields address={draft.deliverTo} isPickedUp={draft.isPickedUp} isTried={isTried} onChange={draft.change} />
      <FieldSet plain legend={<Optional>{words.file}</Optional>}>
        {draft.file === null ? null : (
          <Row as="span" nowrap gap="xs">
            <FileName name={draft.file.filename} />
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconX size={14} aria-hidden />}
              onClick={() => draft.change({ file: null })}
            >
              {words.removeFile}
            </Button>
          </Row>
        )}
        <AddFile
          text={draft.file === null ? words.chooseFile : words.replaceFile}
          way={{ mspID: request.shop.mspID }}
          endings={PDF_ONLY}
          onAdded={(file) => draft.change({ file })}
        />
      </FieldSet>
      {wrong === null ? null : <Alert type="danger" text={wrong} onClose={forgive} />}
      <Hint>{words.binding(request.shop.name)}</Hint>
      <Row>
        <SubmitButton isBusy={isPending}>
          {isPending ? words.sending : taken === null ? words.orderNothing : words.order(showMicros(taken.sums.totalMicros, currency))}
        </SubmitButton>
        <Button variant="subtle" color="gray" size="md" disabled={isPending} onClick={onBack}>
          {words.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

const TYPING_PAUSE_MS = 350;
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
