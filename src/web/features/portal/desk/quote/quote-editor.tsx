import { Button } from '@mantine/core';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { DeskSettings } from '#domain/desk/desk-settings.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { showMicros } from '../../../../ui/format-micros.ts';
import { ChangedSince } from './changed-since.tsx';
import { ChargesEditor } from './charges-editor.tsx';
import type { DraftLine, QuoteDraft } from './draft.ts';
import { offerFieldId } from './figure-input.tsx';
import { LineEditor } from './line-editor.tsx';
import { OfferSumsCard } from './offer-sums-card.tsx';
import styles from './quote-editor.module.css';
import { readOffer } from './read-offer.ts';
import { SendDialog } from './send-dialog.tsx';
import { showMargin } from './show-margin.ts';
import { sumOffer } from './sum-offer.ts';
import { TermsEditor } from './terms-editor.tsx';
import { texts } from './texts.ts';
import { useQuoteDraft } from './use-quote-draft.ts';
import { useSendQuote } from './use-send-quote.ts';

interface QuoteEditorProps {
  readonly request: WireDeskRequest;
  readonly settings: DeskSettings;
  /** 'YYYY-MM-DD' at the shop. */
  readonly today: string;
  readonly onSent: () => void;
  /** Leaves the editor; undefined where there is nothing else to show. */
  readonly onClose?: (() => void) | undefined;
}

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/** Where a quote is written: lines, charges, the rest, what it comes to, and the way to the customer. */
export function QuoteEditor({ request, settings, today, onSent, onClose }: QuoteEditorProps) {
  const { currency, lines: askedLines } = request;
  const { draft, isKept, change, forget } = useQuoteDraft(request, settings, today);
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const sending = useSendQuote(request);
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
  const setLine = useCallback(
    (line: number, next: Partial<DraftLine>) => {
      dismissProblems();
      change((before) => ({ ...before, lines: before.lines.map((each) => (each.line === line ? { ...each, ...next } : each)) }));
    },
    [change, dismissProblems],
  );
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (found.size > 0) focusFirst(found);
    else setIsAsking(true);
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
    <form className={styles['editor']} noValidate onSubmit={ask}>
      {isKept ? <ChangedSince request={request} since={draft.version} onKeep={() => set({})} onAnew={startOver} /> : null}
      <fieldset id={offerFieldId('lines')} tabIndex={-1} className={styles['lines']} aria-label={texts.heading}>
        {problems.has('lines') ? <p className={styles['problem']}>{problems.get('lines')}</p> : null}
        {askedLines.map((asked, index) => {
          const own = draft.lines[index];
          return own === undefined ? null : (
            <LineEditor
              key={asked.line}
              requestID={request.requestID}
              asked={asked}
              draft={own}
              offered={offered.get(asked.line)}
              currency={currency}
              problems={problems}
              onChange={setLine}
            />
          );
        })}
      </fieldset>
      <div className={styles['below']}>
        <div className={styles['more']}>
          <ChargesEditor charges={draft.charges} currency={currency} problems={problems} onChange={(charges) => set({ charges })} />
          <TermsEditor draft={draft} today={today} problems={problems} onChange={set} />
        </div>
        <OfferSumsCard sums={sums} offer={offer} currency={currency} />
      </div>
      <div className={styles['bar']}>
        {sending.problem === null ? null : (
          <div className={styles['failure']}>
            <Alert type="danger" text={sending.problem} />
          </div>
        )}
        <p className={styles['barTotal']}>
          <span>
            {texts.barTotal} <strong>{showMicros(sums.sums.totalMicros, currency)}</strong>
          </span>
          {sums.margin === null ? null : (
            <span className={styles['dimmed']}>
              {texts.margin} {showMargin(sums.margin, currency)}
            </span>
          )}
        </p>
        <p className={styles['state']} data-faulty={problems.size > 0 || undefined} role="status">
          {problems.size > 0 ? texts.problems(problems.size) : isKept ? texts.draftKept : ''}
        </p>
        <div className={styles['buttons']}>
          {onClose === undefined ? null : (
            <Button variant="subtle" color="gray" onClick={onClose}>
              {texts.keepSent}
            </Button>
          )}
          {isKept ? (
            <Button variant="default" onClick={startOver}>
              {texts.discard}
            </Button>
          ) : null}
          <Button type="submit">{texts.send}</Button>
        </div>
      </div>
      <SendDialog
        opened={isAsking}
        request={request}
        offer={offer}
        totalMicros={sums.sums.totalMicros}
        isBusy={sending.isPending}
        onClose={() => setIsAsking(false)}
        onSend={() => void send()}
      />
    </form>
  );
}

function focusFirst(problems: ReadonlyMap<string, string>): void {
  const [path = ''] = problems.keys();
  document.getElementById(offerFieldId(path))?.focus();
}
