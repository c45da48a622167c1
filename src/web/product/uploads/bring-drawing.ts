import { createFileCheck } from '#domain/desk/check-request-file.ts';
import { MOST_REQUEST_FILES } from '#domain/desk/request-file.ts';
import { FILE_REFUSALS, LARGEST_REQUEST_FILE_BYTES, typeOfRequestFile } from '#domain/desk/request-file-rules.ts';
import { sayRefusal } from '#domain/sentences/refusals.ts';
import { type OnPercent, type SentFile, sendRequestFile } from '../../api/files/send-request-file.ts';
import { keepFile } from '../../stores/kept-files.ts';
import { createSubmissionKey } from '../../stores/submission-key.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { readSpecifications } from '../cart/item-specifications.ts';
import { askShop } from './ask-shop.ts';
import { texts } from './texts.ts';

/** Adds a drawing to the cart as its shop takes files: by sending it, or by keeping it here under a name of its own. Never rejects. */
export async function bringDrawing(file: File, way: { readonly mspID: string }, onPercent: OnPercent): Promise<SentFile> {
  const shop = await askShop(way.mspID);
  // What must not be sent is not sent for want of an answer.
  if (shop === null) return { outcome: 'failed', message: texts.shopUnknown };
  return shop.filesStay ? keepDrawing(file) : sendRequestFile(file, way, onPercent);
}

async function keepDrawing(file: File): Promise<SentFile> {
  const objection = await judgeDrawing(file);
  if (objection !== null) return { outcome: 'failed', message: objection };
  const fileID = createSubmissionKey();
  if (!(await keepFile(fileID, file, null))) return { outcome: 'failed', message: texts.drawingNotKept };
  return { outcome: 'added', fileID, filename: file.name };
}

/** What the server would have against a drawing, in the customer's words; null where nothing. */
async function judgeDrawing(file: File): Promise<string | null> {
  const type = typeOfRequestFile(file.name);
  if (type === null) return sayRefusal(FILE_REFUSALS.ending);
  if (file.size > LARGEST_REQUEST_FILE_BYTES) return sayRefusal(FILE_REFUSALS.tooLarge);
  if (file.size === 0) return sayRefusal(FILE_REFUSALS.empty);
  const added = useCartStore.getState().items.flatMap((item) => readSpecifications(item).files ?? []);
  if (added.length >= MOST_REQUEST_FILES) return sayRefusal(FILE_REFUSALS.tooMany);
  const check = createFileCheck(type);
  try {
    for (let at = 0; at < file.size; at += PIECE_BYTES) check.see(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()));
  } catch {
    return texts.drawingNotRead;
  }
  const objection = check.judge(file.size);
  return objection === null ? null : sayRefusal(objection);
}

/** What is read at once, so that the page answers in between. */
const PIECE_BYTES = 2 ** 20;
