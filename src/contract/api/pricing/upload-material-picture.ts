import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';

/** The picture travels as the multipart part `pictureFile`; what neither a card nor the profile's logo names within a week is deleted. */
export const uploadMaterialPicture = defineResource({
  name: 'uploadMaterialPicture',
  summary:
    "Stores a picture for a provider's own material, colour or finish, or as its logo: JPEG, PNG or WebP (multipart part `pictureFile`), at most 10 MB.",
  method: 'POST',
  path: 'v1/pricing/pictures',
  file: 'pictureFile',
  needs: 'owner',
  costs: [{ kind: 'pictures' }],
  stores: true,
  request: z.object({}),
  response: z.object({
    /** A name under the image base, for a card to name. */
    image: z.string(),
  }),
});
