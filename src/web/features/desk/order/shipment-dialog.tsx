import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { FloorAct } from '#contract/api/desk/act-on-request.ts';
import type { ShownLife } from '#contract/desk/events.ts';
import { AskForm } from '../../../product/desk/ask-dialog.tsx';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import type { Acting } from '../shared/use-act.ts';
import { texts } from './texts.ts';

const words = texts.dialog;
const LONGEST_NAME = 100;

interface ShipmentDialogProps {
  readonly life: Pick<ShownLife, 'order'>;
  readonly lines: readonly { readonly line: number; readonly filename: string }[];
  readonly opened: boolean;
  readonly acting: Acting<FloorAct>;
  readonly onClose: () => void;
}

/** Asks what is in a shipment and who carries it. */
export function ShipmentDialog({ opened, onClose, ...rest }: ShipmentDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.sendShipment} isStatic>
      <ShipmentForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function ShipmentForm({ life, lines: ordered, acting, onClose }: Omit<ShipmentDialogProps, 'opened'>) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isTried, setIsTried] = useState(false);
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const open = listLeft(life, ordered);
  const lines = open.map(({ line, left }) => ({ line, quantity: readQuantity(typed[line] ?? String(left)) }));
  const wrong = open.filter(({ left }, index) => {
    const quantity = lines[index]?.quantity ?? Number.NaN;
    return !(quantity >= 0 && quantity <= left);
  });
  const isEmpty = lines.every(({ quantity }) => quantity === 0);
  const problemOf = (line: number, left: number, index: number) => {
    if (wrong.some((each) => each.line === line)) return words.wrong(left);
    return isEmpty && index === 0 ? words.nothing : undefined;
  };
  const send = async () => {
    setIsTried(true);
    if (wrong.length > 0 || isEmpty) {
      focusField(form.current, String((wrong[0] ?? open[0])?.line));
      return;
    }
    const packed = lines.filter(({ quantity }) => quantity > 0);
    setIsRefused(false);
    if (await acting.act({ type: 'parcel-sent', lines: packed, carrier: carrier.trim(), tracking: tracking.trim() })) onClose();
    else setIsRefused(true);
  };
  return (
    <AskForm ref={form} text={words.text} button={words.send} isBusy={acting.isPending} onClose={onClose} onConfirm={() => void send()}>
      {open.map(({ line, filename, left }, index) => (
        <TextInput
          key={line}
          name={String(line)}
          label={words.quantity(filename, left)}
          inputMode="numeric"
          autoComplete="off"
          value={typed[line] ?? String(left)}
          error={isTried ? problemOf(line, left, index) : undefined}
          onChange={(event) => setTyped({ ...typed, [line]: event.currentTarget.value })}
        />
      ))}
      <TextInput
        label={words.carrier}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={carrier}
        onChange={(event) => setCarrier(event.currentTarget.value)}
      />
      <TextInput
        label={words.tracking}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={tracking}
        onChange={(event) => setTracking(event.currentTarget.value)}
      />
      {isRefused && acting.problem !== null ? <Alert type="danger" text={acting.problem} /> : null}
    </AskForm>
  );
}

interface OpenLine {
  readonly line: number;
  readonly filename: string;
  readonly left: number;
}

/** What of an order has not left yet. */
function listLeft({ order }: ShipmentDialogProps['life'], ordered: ShipmentDialogProps['lines']): OpenLine[] {
  return (order?.lines ?? []).flatMap(({ line, quantity, shipped }) => {
    const left = quantity - shipped;
    const filename = ordered.find((each) => each.line === line)?.filename ?? '';
    return left === 0 ? [] : [{ line, filename, left }];
  });
}

/** NaN where it is no whole number; nothing typed is none. */
function readQuantity(typed: string): number {
  const text = typed.trim();
  return /^\d*$/.test(text) ? Number(text) : Number.NaN;
}
