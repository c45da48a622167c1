import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { MOST_BOOKED } from '../../shop/client-book.ts';

const cellSchema = z.string().check(z.maxLength(10_000));

/** Rows that can't be taken are named and left out; the others are taken. A note that is there already stays. */
export const importClients = defineResource({
  name: 'importClients',
  summary: "Takes clients of the signed-in account's provider from elsewhere, or says what that would do.",
  method: 'POST',
  path: 'v1/client-book',
  needs: 'owner',
  stores: true,
  request: z.object({
    /** As they stand in the file. */
    clients: z
      .array(z.object({ email: cellSchema, name: cellSchema, organization: cellSchema, note: cellSchema }))
      .check(z.minLength(1), z.maxLength(MOST_BOOKED)),
    /** False: only say what would be done. */
    isMeant: z.boolean(),
  }),
  response: z.object({
    added: z.int(),
    /** Known before by another name or organization. */
    changed: z.int(),
    /** Known before, as they are. */
    same: z.int(),
    notesAdded: z.int(),
    /** Notes of the file that give way to what is noted already. */
    notesKept: z.int(),
    /** Counted from 1; what is wrong with them. */
    refused: z.array(z.object({ row: z.int(), email: z.string(), reason: z.enum(['email', 'repeated', 'long', 'full']) })),
  }),
});
