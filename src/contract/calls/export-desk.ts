import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textFileSchema } from '../desk/clients.ts';
import { requestFilterSchema } from './get-request-list.ts';

export const DESK_TABLES = ['requests', 'lines', 'clients'] as const;
export type DeskTable = (typeof DESK_TABLES)[number];

/** Beyond the specification: RFC 4180 with a byte order mark. Of the filter, clients are narrowed by the words alone. */
export const exportDesk = defineCall({
  name: 'exportDesk',
  summary: "Answers requests, their lines, or clients of the signed-in account's provider as CSV.",
  path: 'IN_DeskAPI',
  action: { field: 'deskAction', value: 'exportDesk' },
  jsonFields: ['filter'],
  needs: 'member',
  request: z.object({ table: z.enum(DESK_TABLES), filter: z._default(requestFilterSchema, {}) }),
  response: textFileSchema,
});
