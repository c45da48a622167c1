import type { Micros } from '../money/money.ts';
import type { AcceptedLine } from './quote-document.ts';

/** Who did something: a customer by the name they gave, an account of the shop's, or time itself. */
export type Actor =
  | { readonly kind: 'customer'; readonly name: string }
  | { readonly kind: 'member'; readonly sub: string; readonly name: string }
  | { readonly kind: 'system' };

/** What can happen to a request. Lines are numbers in the request, from 1; days are 'YYYY-MM-DD' at the shop. */
export type RequestAct =
  | {
      readonly type: 'received';
      readonly answerBy: string;
      /** Under which of the shop's terms of sale it was sent; requests of old, and to shops without any, don't say it. */
      readonly terms?: { readonly version: number; readonly on: string } | undefined;
    }
  /** From whichever side; the other is mailed. Under its key it is said once, however often it comes. */
  | { readonly type: 'message'; readonly text: string; readonly key?: string | undefined }
  /** Never for the customer. */
  | { readonly type: 'note'; readonly text: string; readonly key?: string | undefined }
  | { readonly type: 'file-added'; readonly fileId: string; readonly filename: string; readonly line: number | null }
  /** Null: to nobody. */
  | { readonly type: 'assigned'; readonly to: { readonly sub: string; readonly name: string } | null }
  /** The shop has seen what the customer did. */
  | { readonly type: 'read' }
  | { readonly type: 'due-set'; readonly dueOn: string }
  /** The customer has a new link; the old one opens nothing any more. */
  | { readonly type: 'link-renewed' }
  | {
      readonly type: 'quoted';
      readonly number: number;
      readonly revision: number;
      readonly validUntil: string;
      readonly totalMicros: Micros;
    }
  | { readonly type: 'declined'; readonly reason: string }
  | { readonly type: 'turned-down'; readonly revision: number; readonly reason: string }
  | { readonly type: 'withdrawn'; readonly reason: string }
  | { readonly type: 'expired'; readonly revision: number }
  | {
      readonly type: 'accepted';
      readonly revision: number;
      readonly order: number;
      readonly purchaseOrder: string;
      readonly lines: readonly AcceptedLine[];
      readonly totalMicros: Micros;
      readonly dueOn: string;
    }
  | { readonly type: 'started'; readonly lines: readonly number[] }
  | { readonly type: 'finished'; readonly lines: readonly number[] }
  | {
      readonly type: 'parcel-sent';
      readonly lines: readonly AcceptedLine[];
      readonly carrier: string;
      readonly tracking: string;
    }
  | { readonly type: 'completed' }
  | { readonly type: 'invoiced'; readonly number: number; readonly totalMicros: Micros; readonly dueOn: string }
  /** Of the invoice so numbered. */
  | { readonly type: 'credited'; readonly number: number; readonly invoice: number; readonly totalMicros: Micros }
  /** Below zero where it was paid back, or noted wrongly. The note is the shop's own. */
  | { readonly type: 'paid'; readonly amountMicros: Micros; readonly on: string; readonly note: string }
  | { readonly type: 'cancelled'; readonly reason: string };

export type RequestActType = RequestAct['type'];

/** One step of a request's life; they are only ever added to. */
export interface RequestEvent {
  /** From 1. */
  readonly number: number;
  readonly at: Date;
  readonly actor: Actor;
  readonly act: RequestAct;
}

/** What a customer is not to read. */
const PRIVATE_ACTS: ReadonlySet<RequestActType> = new Set(['note', 'assigned', 'read', 'due-set', 'link-renewed']);

export function isForCustomer({ act }: Pick<RequestEvent, 'act'>): boolean {
  return !PRIVATE_ACTS.has(act.type);
}
