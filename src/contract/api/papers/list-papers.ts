import * as z from 'zod/mini';
import { microsSchema } from '../../desk/documents.ts';
import { paperKindSchema } from '../../desk/paper.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { currencySchema, dateSchema, idSchema } from '../../schemas/fields.ts';
import { cursorSchema, nextCursorSchema, pageLimitSchema } from '../../schemas/page.ts';

/** A paper in a list. */
export const paperCardSchema = z.object({
  kind: paperKindSchema,
  /** 'INV-00042'. */
  name: z.string(),
  issuedOn: dateSchema,
  requestID: idSchema,
  /** False: it was deleted, and the paper stays. */
  isRequestThere: z.boolean(),
  orderNumber: z.int(),
  customer: z.string(),
  currency: currencySchema,
  netMicros: microsSchema,
  totalMicros: microsSchema,
  /** Of an invoice whose request is still there. */
  payment: z.nullable(
    z.object({ state: z.enum(['open', 'part', 'paid', 'credited']), paidMicros: microsSchema, dueOn: dateSchema, isOverdue: z.boolean() }),
  ),
});
export type PaperCard = z.infer<typeof paperCardSchema>;

export const listPapers = defineResource({
  name: 'listPapers',
  summary: "Lists invoices and credit notes of the signed-in account's provider, the last issued first, a page at a time.",
  method: 'GET',
  path: 'v1/papers',
  needs: 'member',
  request: z.object({
    /** Issued on this day at the shop or later, and on that one or earlier. */
    from: z.optional(dateSchema),
    to: z.optional(dateSchema),
    cursor: cursorSchema,
    limit: pageLimitSchema,
  }),
  response: z.object({ papers: z.array(paperCardSchema), nextCursor: nextCursorSchema }),
});
