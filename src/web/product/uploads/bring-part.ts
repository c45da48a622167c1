import { askShop } from './ask-shop.ts';
import { keepPart } from './keep-part.ts';
import { texts } from './texts.ts';
import { type UploadOutcome, type UploadTask, uploadPart } from './upload-part.ts';

export interface BringTask extends UploadTask {
  /** Its customer lets the file leave this browser, also where the shop wants it to stay. */
  readonly maySend: boolean;
  /** It stays here. */
  readonly onKept: () => void;
}

/** Makes a part of a file as its shop takes files: by sending it, or by measuring it here. Never rejects. */
export async function bringPart(task: BringTask): Promise<UploadOutcome> {
  if (task.maySend) return uploadPart(task);
  const shop = await askShop(task.mspID);
  // What must not be sent is not sent for want of an answer.
  if (shop === null) return { outcome: 'failed', message: texts.shopUnknown, reason: 'shop-not-asked', canRetry: true };
  if (!shop.filesStay) return uploadPart(task);
  task.onKept();
  return keepPart({ ...task, profiles: shop.profiles });
}
