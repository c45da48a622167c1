import { Button } from '@mantine/core';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { DeskSettings } from '#domain/desk/desk-settings.ts';
import { AskDialog } from '../../../product/desk/ask-dialog.tsx';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { FieldSet, Problem } from '../../../ui/forms/form.tsx';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Hint, Note, Row, Split, Stack, Text } from '../../../ui/layout/layout.tsx';
import { LineGrid } from '../grid/line-grid.tsx';
import { offerFieldId } from '../offer/figure-input.tsx';
import { readOffer } from '../offer/read-offer.ts';
import { showMargin, sumOffer } from '../offer/sum-offer.ts';
import { texts } from '../offer/texts.ts';
import { useQuoteDraft } from '../offer/use-quote-draft.ts';
import { useSendQuote } from '../offer/use-send-quote.ts';
import type { DraftLine, QuoteDraft } from '../shared/draft.ts';
import { ChangedSince } from './changed-since.tsx';
import { ChargesEditor } from './charges-editor.tsx';
import { OfferSumsCard } from './offer-sums-card.tsx';
import styles from './quote-editor.module.css';
import { TermsEditor } from './terms-editor.tsx';

interface QuoteEditorProps {
  readonly request: WireDeskRequest;
  readonly settings: DeskSettings;
  /** 'YYYY-MM-DD' at the shop. */
  readonly today: string;
  readonly onSent: () => void;
  /** Leaves the editor; undefined where there is nothing else to show. */
  readonly onClose?: (() => void) | undefined;
}

const { confirm } = texts;
const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/** Where a quote is written: lines, charges, the rest, what it comes to, and the way to the customer. */
export function QuoteEditor({ request, settings, today, onSent, onClose }: QuoteEditorProps) {
  const { contact, currency, lines: askedLines } = request;
  const { draft, isKept, change, confirm: holdOn, forget } = useQuoteDraft(request, settings, today);
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const sending = useSendQuote(request.requestID, draft.version);
  const { dismissProblems } = sending;
  const frame = useMemo(() => ({ lineCount: askedLines.length, currency, today }), [askedLines.length, currency, today]);
  const { offer, problems: found } = useMemo(() => readOffer(draft, frame), [draft, frame]);
  const costs = useMemo(
    () => new Map(askedLines.flatMap(({ line, unitCostMicros }) => (unitCostMicros === null ? [] : [[line, unitCostMicros] as const]))),
    [askedLines],
  );
  const sums = useMemo(() => sumOffer(offer, costs, currency), [offer, costs, currency]);
  const offered = new Map(offer.lines.map((line) => [line.line, line]));
  const problems = sending.problems.size > 0 ? sending.problems : isTried ? found : NO_PROBLEMS;

  const set = useCallback(
    (next: Partial<QuoteDraft>) => {
      dismissProblems();
      change((before) => ({ ...before, ...next }));
    },
    [change, dismissProblems],
  );
  const setLines = useCallback(
    (changes: ReadonlyMap<number, Partial<DraftLine>>) => {
      dismissProblems();
      change((before) => ({ ...before, lines: before.lines.map((each) => applyTo(each, changes.get(each.line))) }));
    },
    [change, dismissProblems],
  );
  const isSendable = () => {
    setIsTried(true);
    // What is wrong in a line that is folded is drawn in the next frame.
    if (found.size > 0) requestAnimationFrame(() => focusFirst(found));
    return found.size === 0;
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (isSendable()) setIsAsking(true);
  };
  const preview = async () => {
    if (isSendable()) await sending.preview(offer);
  };
  const send = async () => {
    const isSent = await sending.send(offer);
    setIsAsking(false);
    if (!isSent) return;
    forget();
    onSent();
  };
  const startOver = () => {
    forget();
    setIsTried(false);
    dismissProblems();
  };
  return (
    <>
      <Stack as="form" gap="lg" noValidate onSubmit={ask}>
        {isKept ? <ChangedSince request={request} since={draft.version} onKeep={holdOn} onAnew={startOver} /> : null}
        <FieldSet plain legend={null} id={offerFieldId('lines')} tabIndex={-1} aria-label={texts.heading}>
          <Problem>{problems.get('lines')}</Problem>
          <LineGrid request={request} lines={draft.lines} offered={offered} problems={problems} onChange={setLines} />
        </FieldSet>
        <Split width="20rem" sticky>
          <Stack>
            <ChargesEditor
              charges={draft.charges}
              currency={currency}
              shipping={request.choices.shipping}
              problems={problems}
              onChange={(charges) => set({ charges })}
            />
            <TermsEditor
              draft={draft}
              taxes={request.choices.taxes}
              purchase={request.purchase}
              today={today}
              problems={problems}
              onChange={set}
            />
          </Stack>
          <aside>
            <OfferSumsCard sums={sums} currency={currency} />
          </aside>
        </Split>
        <Stack gap="xs" className={styles['bar']}>
          {sending.problem === null ? null : <Alert type="danger" text={sending.problem} />}
          <Row>
            <Row as="p" size="base" numeric>
              <span>
                {texts.total} <strong>{showMicros(sums.sums.totalMicros, currency)}</strong>
              </span>
              {sums.margin === null ? null : (
                <Note>
                  {texts.margin} {showMargin(sums.margin, currency)}
                </Note>
              )}
            </Row>
            <Hint className={styles['state']} data-faulty={problems.size > 0 || undefined} role="status">
              {problems.size > 0 ? texts.problems(problems.size) : isKept ? texts.draftKept : ''}
            </Hint>
            <Row gap="xs" fit="end">
              {onClose === undefined ? null : (
                <Button variant="subtle" color="gray" onClick={onClose}>
                  {texts.keepSent}
                </Button>
              )}
              {isKept ? (
                <Button variant="default" onClick={startOver}>
                  {texts.startOver}
                </Button>
              ) : null}
              <Button variant="default" loading={sending.isPreviewing} onClick={() => void preview()}>
                {texts.preview}
              </Button>
              <Button type="submit">{texts.send}</Button>
            </Row>
          </Row>
        </Stack>
      </Stack>
      <AskDialog
        opened={isAsking}
        isStatic
        title={confirm.title}
        text={confirm.text(offer.lines.length, contact.name, contact.email)}
        button={texts.send}
        cancel={confirm.back}
        isBusy={sending.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void send()}
      >
        {askedLines.length === offer.lines.length ? null : <Text>{confirm.left(askedLines.length - offer.lines.length)}</Text>}
        <Text display size="xl" numeric>
          {confirm.total(showMicros(sums.sums.totalMicros, currency))}
        </Text>
      </AskDialog>
    </>
  );
}

function applyTo(line: DraftLine, change: Partial<DraftLine> | undefined): DraftLine {
  return change === undefined ? line : { ...line, ...change };
}

function focusFirst(problems: ReadonlyMap<string, string>): void {
  const [path = ''] = problems.keys();
  document.getElementById(offerFieldId(path))?.focus();
}
