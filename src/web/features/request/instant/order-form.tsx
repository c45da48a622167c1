import { TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { placeOrder } from '#contract/api/customer/place-order.ts';
import { microsFromAmount } from '#domain/money/money.ts';
import type { CartItem } from '#domain/request/cart.ts';
import { isEmail, LONGEST_NAME } from '#domain/request/rfq.ts';
import { fieldErrorsFrom } from '../../../api/calls/field-errors.ts';
import { useAction } from '../../../api/use-action.ts';
import { useNavigate } from '../../../navigation/router-view.tsx';
import { readPurchase } from '../../../product/cart/read-purchase.ts';
import { asSent, describeItems, forgetSent } from '../../../product/cart/sent-items.ts';
import type { PricedOrder } from '../../../product/cart/use-order.ts';
import { formatPrice } from '../../../product/prices/price.tsx';
import { tokenAt } from '../../../stores/customer-session-store.ts';
import { useDraftStore } from '../../../stores/request-draft-store.ts';
import { createSubmissionKey, submissionFor } from '../../../stores/submission-key.ts';
import { FieldSet, Optional } from '../../../ui/forms/form.tsx';
import { SchemaForm, useSchemaForm } from '../../../ui/forms/schema-form.tsx';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Grid, Hint } from '../../../ui/layout/layout.tsx';
import { DeliveryFields } from '../accept/delivery-fields.tsx';
import { InvoiceFields } from '../accept/invoice-fields.tsx';
import { beginOrder, completeOrder, type OrderDraft, orderSchema } from '../accept/order-draft.ts';
import { TermsFields } from '../accept/terms-fields.tsx';
import { texts as acceptTexts } from '../accept/texts.ts';
import { texts } from './texts.ts';

type Draft = OrderDraft & { readonly email: string; readonly organization: string };

const schema: z.ZodMiniType<Draft, Draft> = z.intersection(
  z.object({
    email: z.string().check(z.refine((email) => isEmail(email.trim()), texts.badEmail)),
    organization: z.string().check(z.refine((organization) => organization.trim() !== '', texts.noOrganization)),
  }),
  orderSchema,
);

interface OrderFormProps {
  readonly mspID: string;
  readonly shop: string;
  readonly items: readonly CartItem[];
  readonly order: PricedOrder;
  /** Which terms are agreed to; may be empty. */
  readonly terms: string;
  /** Has the prices asked for anew. */
  readonly onRefused: () => void;
}

/** Who orders, and where it goes. The total that is shown is the one that is sent, so that nobody orders by another. */
export function OrderForm({ mspID, shop, items, order, terms, onRefused }: OrderFormProps) {
  const navigate = useNavigate();
  const { run, problem, dismiss } = useAction(placeOrder, { onRefused });
  const { values: known } = useDraftStore.getState();
  const purchase = readPurchase(order);
  const { deliverTo, billTo, ...begun } = beginOrder(known.name, purchase ?? null, order.shipping?.isPickUp === true);
  const company = known.organization;
  const form = useSchemaForm<Draft, Draft>({
    schema,
    initial: {
      ...{ ...begun, deliverTo: { ...deliverTo, company }, billTo: { ...billTo, company } },
      ...{ email: known.email, organization: known.organization, lines: [], file: null, phone: '' },
      acceptsTerms: terms === '' ? null : false,
    },
    onChange: ({ name, email, organization }) => {
      const draft = useDraftStore.getState();
      draft.setValues({ ...draft.values, name, email, organization });
    },
    send: async (draft) => {
      const { name, email, organization, purchaseOrder } = draft;
      const wanted = {
        ...{ mspID, name: name.trim(), email: email.trim(), organization: organization.trim(), message: '', purchaseOrder },
        ...(purchase === undefined ? {} : { purchase }),
        ...completeOrder(draft),
        totalMicros: microsFromAmount(order.total),
      };
      const store = useDraftStore.getState();
      const submission = submissionFor(JSON.stringify([wanted, describeItems(items)]), store.submission, createSubmissionKey);
      // Kept before it is sent: when the answer gets lost, the next try must be known as the same order.
      store.setSubmission(submission);
      const answer = await run({ ...wanted, ...tokenAt(mspID), cart: { items: items.map(asSent) }, idempotencyKey: submission.key });
      if (answer === null) return null;
      if (!answer.success) return fieldErrorsFrom(answer);
      forgetSent(items);
      await navigate({ to: '/request/$key', params: { key: answer.requestKey }, replace: true });
      return null;
    },
  });
  return (
    <SchemaForm form={form} gap="lg" send={acceptTexts.order(formatPrice(order.total, order.currency))} sending={texts.sending}>
      <FieldSet plain legend={texts.contact}>
        <Grid least="15rem">
          <TextInput label={acceptTexts.name} required autoComplete="name" maxLength={LONGEST_NAME} {...form.field('name')} />
          <TextInput type="email" label={texts.email} required autoComplete="email" {...form.field('email')} />
          <TextInput label={texts.organization} required autoComplete="organization" {...form.field('organization')} />
          <TextInput
            label={<Optional>{acceptTexts.purchaseOrder}</Optional>}
            autoComplete="off"
            maxLength={100}
            {...form.field('purchaseOrder')}
          />
        </Grid>
      </FieldSet>
      <DeliveryFields form={form} />
      <InvoiceFields form={form} />
      <TermsFields form={form} terms={terms} shop={shop} />
      {problem === null ? null : <Alert type="danger" text={problem} onClose={dismiss} />}
      <Hint>{texts.binding(shop)}</Hint>
    </SchemaForm>
  );
}
