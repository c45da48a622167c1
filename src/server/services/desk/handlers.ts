import type { Handlers } from '../shared/context.ts';
import { actOnRequest } from './act-on-request.ts';
import { getDeskSettings, saveDeskSettings } from './desk-settings.ts';
import { getDeskRequest } from './get-desk-request.ts';
import { listRequests } from './list-requests.ts';
import { sendQuote } from './send-quote.ts';
import { uploadDeskFile } from './upload-desk-file.ts';

export const deskHandlers = {
  actOnRequest,
  getDeskRequest,
  getDeskSettings,
  listRequests,
  saveDeskSettings,
  sendQuote,
  uploadDeskFile,
} satisfies Partial<Handlers>;
