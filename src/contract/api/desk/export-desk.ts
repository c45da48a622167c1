import * as z from 'zod/mini';
import { textFileSchema } from '../../desk/clients.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { requestFilterSchema } from './list-requests.ts';

export const DESK_TABLES = ['requests', 'lines', 'clients', 'invoices'] as const;
export type DeskTable = (typeof DESK_TABLES)[number];

/** RFC 4180 with a byte order mark. Of the filter, clients are narrowed by the words alone, invoices and credit notes by the days of their issue. */
export const exportDesk = defineResource({
  name: 'exportDesk',
  summary: "Answers requests, their lines, clients, or invoices and credit notes of the signed-in account's provider as CSV.",
  method: 'GET',
  path: 'v1/exports/{table}',
  needs: 'member',
  request: z.extend(requestFilterSchema, { table: z.enum(DESK_TABLES) }),
  response: textFileSchema,
});
