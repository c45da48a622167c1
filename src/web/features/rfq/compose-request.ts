import type { submitRequest } from '#contract/calls/submit-request.ts';
import type { CartItem } from '#domain/request/cart.ts';
import type { Purchase } from '#domain/trade/purchase.ts';
import type { InputOf } from '../../api/calls/call-api.ts';
import { asSent, describeItems } from '../../product/cart/sent-items.ts';
import { tokenAt } from '../../stores/customer-session-store.ts';
import { type ContactValues, useDraftStore } from '../../stores/request-draft-store.ts';
import { createSubmissionKey, submissionFor } from '../../stores/submission-key.ts';

interface RequestToSend {
  readonly mspID: string;
  readonly items: readonly CartItem[];
  readonly values: ContactValues;
  /** What the field holds that people do not see. */
  readonly bait: string;
  /** How the customer buys; undefined where nobody asked. */
  readonly purchase: Purchase | undefined;
}

/** What is sent: the request under the key that its content was first sent with. */
export function composeRequest({ mspID, items, values, bait, purchase }: RequestToSend): InputOf<typeof submitRequest> {
  const contact = {
    name: values.name.trim(),
    email: values.email.trim(),
    organization: values.organization.trim(),
    message: values.message.trim(),
  };
  const draft = useDraftStore.getState();
  const content = JSON.stringify([mspID, contact, describeItems(items), ...(purchase === undefined ? [] : [purchase])]);
  const submission = submissionFor(content, draft.submission, createSubmissionKey);
  // Kept before it is sent: when the answer gets lost, the next try must be known as the same request.
  draft.setSubmission(submission);
  const cart = { items: items.map(asSent) };
  const buys = purchase === undefined ? {} : { purchase };
  return { mspID, cart, ...contact, ...tokenAt(mspID), ...buys, ...(bait === '' ? {} : { subject: bait }), idempotencyKey: submission.key };
}
