import { uploadMaterialPicture } from '#contract/calls/upload-material-picture.ts';
import { useSessionStore } from '../stores/session-store.ts';
import { callApi } from './call-api.ts';
import { logProblem } from './log-problem.ts';

/** What a file chooser offers where a picture is wanted. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** The stored picture's name under the image base, or why there is none, null where the server did not say. */
type SentPicture = { readonly success: true; readonly image: string } | { readonly success: false; readonly reason: string | null };

/** Sends a picture of the provider's own. */
export async function sendPicture(file: File): Promise<SentPicture> {
  const { accessToken } = useSessionStore.getState();
  const fields: object = { pictureFile: file };
  const answer = await callApi(uploadMaterialPicture, fields as Record<string, never>, { accessToken });
  if (answer.success) return { success: true, image: answer.image };
  logProblem(answer.error, answer.serverMessage);
  return { success: false, reason: answer.serverMessage ?? null };
}
