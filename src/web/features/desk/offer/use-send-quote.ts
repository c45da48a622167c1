import { useCallback, useState } from 'react';
import { previewQuote } from '#contract/api/desk/preview-quote.ts';
import { sendQuote } from '#contract/api/desk/send-quote.ts';
import type { Offer } from '#domain/desk/offer.ts';
import { useAction } from '../../../api/use-action.ts';
import { saveBlob } from '../../../ui/controls/save-file.ts';
import { useRequestChange } from '../shared/use-act.ts';
import { listProblems } from './read-offer.ts';
import { texts } from './texts.ts';

const NONE: ReadonlyMap<string, string> = new Map();

interface QuoteSending {
  /** Answers whether it was sent; otherwise `problem` says why not. Never rejects. */
  readonly send: (offer: Offer) => Promise<boolean>;
  readonly isPending: boolean;
  /** Saves it as the PDF that it would be; otherwise `problem` says why not. Never rejects. */
  readonly preview: (offer: Offer) => Promise<void>;
  readonly isPreviewing: boolean;
  readonly problem: string | null;
  /** What the server found wrong with it, by the path of the field. */
  readonly problems: ReadonlyMap<string, string>;
  /** What was found no longer holds: something was typed. */
  readonly dismissProblems: () => void;
}

/** Sends a quote for a request as it was seen; where that has changed since it is shown anew and nothing is sent. */
export function useSendQuote(requestID: string, version: number): QuoteSending {
  const sending = useAction(sendQuote, useRequestChange(requestID));
  const previewing = useAction(previewQuote);
  const [problems, setProblems] = useState(NONE);
  const send = async (offer: Offer): Promise<boolean> => {
    previewing.dismiss();
    const answer = await sending.run({ requestID, version, offer });
    if (answer === null) return false;
    setProblems(answer.success ? NONE : listProblems(answer.problems ?? []));
    return answer.success;
  };
  const preview = async (offer: Offer): Promise<void> => {
    sending.dismiss();
    const answer = await previewing.run({ requestID, offer });
    if (answer?.success === true) saveBlob(texts.previewFile, new Blob([fromBase64(answer.pdf)], { type: 'application/pdf' }));
    else setProblems(listProblems(answer?.problems ?? []));
  };
  const dismissProblems = useCallback(() => setProblems(NONE), []);
  const problem = sending.problem ?? previewing.problem;
  return { send, isPending: sending.isPending, preview, isPreviewing: previewing.isPending, problem, problems, dismissProblems };
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}
