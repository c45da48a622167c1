import type { Handlers } from '../shared/context.ts';
import { issueCreditNote, issueInvoice } from './issue-papers.ts';
import { listPapers } from './list-papers.ts';

export const papersHandlers = { issueCreditNote, issueInvoice, listPapers } satisfies Partial<Handlers>;
