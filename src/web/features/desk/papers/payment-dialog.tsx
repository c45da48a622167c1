import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { amountFromMicros, currencySign, microsFromAmount, roundMicros } from '#domain/money/money.ts';
import type { Account } from '#domain/papers/settle.ts';
import { AskForm } from '../../../product/desk/ask-dialog.tsx';
import { unitProps } from '../../../ui/forms/form.tsx';
import { parseFigure } from '../../../ui/forms/parse-figure.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import type { Acting } from '../shared/use-act.ts';
import { texts } from './texts.ts';

const words = texts.payment;
const LONGEST_NOTE = 200;

interface PaymentDialogProps {
  readonly currency: string;
  readonly today: string;
  readonly account: Account | null;
  readonly acting: Acting;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks what was paid and when, with what is open filled in, or with a minus what is to go back. */
export function PaymentDialog({ opened, onClose, ...rest }: PaymentDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.open} isStatic>
      <PaymentForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function PaymentForm({ currency, today, account, acting, onClose }: Omit<PaymentDialogProps, 'opened'>) {
  const open = account === null ? 0 : account.dueMicros - account.paidMicros;
  const [amount, setAmount] = useState(() => (open === 0 ? '' : String(amountFromMicros(open))));
  const [on, setOn] = useState(today);
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const micros = readAmount(amount, currency);
  const isDay = isCalendarDay(on);
  const send = async () => {
    setIsTried(true);
    if (micros === null || !isDay) return;
    setIsRefused(false);
    if (await acting.act({ type: 'paid', amountMicros: micros, on, note: note.trim() })) onClose();
    else setIsRefused(true);
  };
  return (
    <AskForm text={words.text} button={words.send} isBusy={acting.isPending} onClose={onClose} onConfirm={() => void send()}>
      <TextInput
        label={words.amount}
        description={words.amountHelp}
        inputMode="decimal"
        autoComplete="off"
        {...unitProps(currencySign(currency))}
        value={amount}
        error={isTried && micros === null ? words.noAmount : undefined}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={words.on}
        value={on}
        error={isTried && !isDay ? texts.noDay : undefined}
        onChange={(event) => setOn(event.currentTarget.value)}
      />
      <TextInput
        label={words.note}
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isRefused && acting.problem !== null ? <Alert type="danger" text={acting.problem} /> : null}
    </AskForm>
  );
}

/** In whole smallest units of the currency, with a minus where it is paid back; null where it is no amount, or none at all. */
function readAmount(typed: string, currency: string): number | null {
  const text = typed.trim();
  const isBack = /^[-−]/.test(text);
  const parsed = parseFigure(text.replace(/^[-−]\s*/, ''));
  if (parsed.kind !== 'figure' || parsed.value <= 0) return null;
  const micros = microsFromAmount(parsed.value);
  if (roundMicros(micros, currency) !== micros) return null;
  return isBack ? -micros : micros;
}
