import type { RequestActType } from '#domain/desk/request-event.ts';

/** What somebody did, as a sentence goes on after their name. */
const DID: Readonly<Record<RequestActType, string>> = {
  received: 'sent the request',
  message: 'wrote a message',
  note: 'wrote a note',
  'file-added': 'added a file',
  assigned: 'assigned it',
  read: 'read it',
  'link-renewed': 'renewed the customer’s link',
  'due-set': 'changed the due date',
  quoted: 'sent a quote',
  declined: 'declined it',
  'turned-down': 'turned the quote down',
  withdrawn: 'withdrew the request',
  expired: 'expired',
  accepted: 'accepted the quote',
  started: 'started production',
  finished: 'finished lines',
  'parcel-sent': 'sent a parcel',
  completed: 'completed the order',
  cancelled: 'cancelled the order',
};

export function describeAct({ type }: { readonly type: RequestActType }): string {
  return DID[type];
}
