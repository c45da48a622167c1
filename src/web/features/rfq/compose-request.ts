import type { submitRequest } from '#contract/calls/submit-request.ts';
import type { CartItem } from '#domain/request/cart.ts';
import type { Purchase } from '#domain/trade/purchase.ts';
import type { InputOf } from '../../api/calls/call-api.ts';
import { readSpecifications } from '../../product/cart/item-specifications.ts';
import { createSubmissionKey, submissionFor } from '../../stores/submission-key.ts';
import { useDraftStore } from './draft-store.ts';
import type { ContactValues } from './submission-errors.ts';

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
  const submission = submissionFor(describeContent(mspID, items, contact, purchase), draft.submission, createSubmissionKey);
  // Kept before it is sent: when the answer gets lost, the next try must be known as the same request.
  draft.setSubmission(submission);
  const cart = { items: items.map(asSent) };
  const buys = purchase === undefined ? {} : { purchase };
  return { mspID, cart, ...contact, ...buys, ...(bait === '' ? {} : { subject: bait }), idempotencyKey: submission.key };
}

/** An item as the wire has it: its drawings by their ids. */
function asSent(item: CartItem) {
  const { files = [] } = readSpecifications(item);
  const fileIDs = files.map(({ fileID }) => fileID);
  return { ...item, metadata: { specifications: { ...item.metadata.specifications, ...(fileIDs.length === 0 ? {} : { fileIDs }) } } };
}

/** What makes two submissions the same: who asks whom for what. Prices are the server's affair and don't count. */
function describeContent(mspID: string, items: readonly CartItem[], contact: ContactValues, purchase: Purchase | undefined): string {
  const lines = items.map((item) => {
    const { partID = item.productID, materialID, colorID, finishID, leadTimeID, ...said } = readSpecifications(item);
    const wishes = [said.note, said.tolerances, said.threads, said.files];
    return [
      partID,
      item.quantity,
      materialID,
      colorID,
      finishID,
      leadTimeID,
      ...(wishes.every((wish) => wish === undefined) ? [] : wishes),
    ];
  });
  return JSON.stringify([mspID, contact, lines, ...(purchase === undefined ? [] : [purchase])]);
}
