import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Beyond the specification. The picture travels as the multipart part `pictureFile`; what neither a card nor the profile's logo names within a week is deleted. */
export const uploadMaterialPicture = defineCall({
  name: 'uploadMaterialPicture',
  summary:
    "Stores a picture for a provider's own material, colour or finish, or as its logo: JPEG, PNG or WebP (multipart part `pictureFile`), at most 10 MB.",
  path: 'IN_MaterialPictureAPI',
  file: 'pictureFile',
  needs: 'owner',
  request: z.object({}),
  response: z.object({
    success: z.literal(true),
    /** A name under the image base, for a card to name. */
    image: z.string(),
  }),
});
