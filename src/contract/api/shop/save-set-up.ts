import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { SET_UP } from '../../shop/set-up.ts';

/** An older `revision` is refused with 412. */
export const saveSetUp = defineResource({
  name: 'saveSetUp',
  summary: "Notes what was said of setting up the signed-in account's provider: that it is put away, that what is offered is right.",
  method: 'PUT',
  path: 'v1/shop/set-up',
  needs: 'owner',
  ifMatch: 'revision',
  etag: 'revision',
  request: z.object({ settings: SET_UP.schema, revision: revisionSchema }),
  response: z.object({ revision: revisionSchema }),
});
