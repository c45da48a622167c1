import { useState } from 'react';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import type { CartItem } from '#domain/request/cart.ts';
import { callApi } from '../../api/calls/call-api.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { keptFilesOf } from '../../product/cart/kept-files-of.ts';
import { orderItemsOf } from '../../product/cart/use-cart-order.ts';
import type { PricedOrder } from '../../product/cart/use-order.ts';
import { formatPrice } from '../../product/prices/price.tsx';
import { type SendingFile, type SentFiles, sendKeptFiles } from '../../product/uploads/send-kept-files.ts';
import { type KeptFile, keepFile, useKeptFilesStore } from '../../stores/kept-files.ts';
import { FileButton } from '../../ui/controls/file-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

type Trouble =
  | Exclude<SentFiles, { outcome: 'sent' }>
  /** The server came to something else than the browser. */
  | { readonly outcome: 'changed'; readonly before: PricedOrder | undefined; readonly now: PricedOrder }
  | { readonly outcome: 'unpriced' };

export interface KeptFiles {
  /** In this browser alone. */
  readonly waiting: readonly KeptFile[];
  readonly trouble: Trouble | null;
  /** On its way. */
  readonly sending: SendingFile | null;
  /** Sends them; false: the request is not to be sent yet, and `trouble` says why. Never rejects. */
  readonly send: () => Promise<boolean>;
}

/** The files of a request that stayed in this browser so far: they go first, and what they come to then is held against what was shown. */
export function useKeptFiles(mspID: string, items: readonly CartItem[], shown: PricedOrder | undefined): KeptFiles {
  const files = useKeptFilesStore((store) => store.files);
  const waiting = keptFilesOf(items, files);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [sending, setSending] = useState<SendingFile | null>(null);
  const send = async () => {
    setTrouble(null);
    // A drawing may have been added since the page was drawn.
    const present = useCartStore.getState().items.filter(({ id }) => items.some((item) => item.id === id));
    if (keptFilesOf(present, useKeptFilesStore.getState().files).length === 0) return true;
    const sent = await sendKeptFiles(present, mspID, setSending);
    setSending(null);
    const found = sent.outcome === 'sent' ? await comparePrices(mspID, items, shown) : sent;
    setTrouble(found);
    return found === null;
  };
  return { waiting, trouble, sending, send };
}

/** How soon prices that are being worked out are asked for again, and how often. */
const PENDING_MS = 1000;
const MOST_TRIES = 60;

/** What has changed now that the server has measured the files of these items; null where nothing has. */
async function comparePrices(mspID: string, items: readonly CartItem[], before: PricedOrder | undefined): Promise<Trouble | null> {
  const ids = new Set(items.map(({ id }) => id));
  const asked = orderItemsOf(useCartStore.getState().items.filter(({ id }) => ids.has(id)));
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const now = await callApi(priceRequest, { mspID, items: asked });
    if (!now.success) return { outcome: 'unpriced' };
    if (now.lines.every((line) => line?.isPending !== true))
      return before && isAlike(before, now) ? null : { outcome: 'changed', before, now };
    await new Promise((resolve) => setTimeout(resolve, PENDING_MS));
  }
  return { outcome: 'unpriced' };
}

/** Whether a customer would see the same. */
function isAlike(before: PricedOrder, now: PricedOrder): boolean {
  const shown = ({ lines, total }: PricedOrder) =>
    JSON.stringify([total, lines.map((line) => line && [line.unitPrice, line.isInstantQuote, line.leadTimeDays])]);
  return shown(before) === shown(now);
}

/** That files are sent with the request, and what has come of it. */
export function KeptFilesNotice({ kept: { waiting, trouble, sending } }: { kept: KeptFiles }) {
  return (
    <>
      {waiting.length === 0 ? null : (
        <Alert type="info" text={texts.kept.waiting(waiting.length)}>
          {sending === null ? null : <Note>{texts.kept.sending(sending.filename, sending.percent)}</Note>}
        </Alert>
      )}
      {trouble === null ? null : <TroubleAlert trouble={trouble} />}
    </>
  );
}

function TroubleAlert({ trouble }: { trouble: Trouble }) {
  switch (trouble.outcome) {
    case 'failed':
      return <Alert type="danger" text={texts.kept.failed(trouble.filename, trouble.message)} />;
    case 'unpriced':
      return <Alert type="danger" text={texts.kept.unpriced} />;
    case 'changed': {
      const { before, now } = trouble;
      const total = formatPrice(now.total, now.currency);
      return <Alert type="warning" text={texts.kept.changed(total, before ? formatPrice(before.total, before.currency) : null)} />;
    }
    case 'lost':
      return (
        <Alert type="danger">
          {texts.kept.lost(trouble.files.length)}
          <Stack as="ul" gap="xs" mt="xs">
            {trouble.files.map((file) => (
              <li key={file.name}>
                <ChooseAgain file={file} />
              </li>
            ))}
          </Stack>
        </Alert>
      );
  }
}

/** Asks for a file that this browser has lost. */
function ChooseAgain({ file: { name, filename, unit } }: { file: KeptFile }) {
  const [said, setSaid] = useState<'kept' | 'other' | 'refused' | null>(null);
  const choose = async (file: File) => {
    if (file.name !== filename) return setSaid('other');
    setSaid((await keepFile(name, file, unit)) ? 'kept' : 'refused');
  };
  return (
    <Row gap="sm">
      <FileButton size="xs" label={texts.kept.choose(filename)} onChoose={(file) => void choose(file)}>
        {texts.kept.choose(filename)}
      </FileButton>
      <span role="status">{said === null ? '' : texts.kept.chosen[said](filename)}</span>
    </Row>
  );
}
