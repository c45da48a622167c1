import { formatOfFilename, isUploadSizeAllowed } from '#domain/part/upload-limit.ts';
import { folderOf } from '../../../ui/forms/read-dropped.ts';
import { texts } from './texts.ts';

interface SortedFiles {
  /** These can go to the server. */
  readonly accepted: readonly File[];
  /** These are too big and never leave the browser. */
  readonly oversized: readonly File[];
  /** Of folders, what is no model: whoever drops one means the models in it. */
  readonly leftOut: number;
  /** These can't be read, with the reason in words. */
  readonly unreadable: readonly { readonly file: File; readonly message: string }[];
}

/** Parts what a customer has picked or dropped into what can be sent and what can't. The order stays. */
export function sortFiles(files: readonly File[]): SortedFiles {
  const accepted: File[] = [];
  const oversized: File[] = [];
  const unreadable: { file: File; message: string }[] = [];
  for (const file of files) {
    if (formatOfFilename(file.name) === null) {
      unreadable.push({ file, message: texts.unreadable });
    } else if (!isUploadSizeAllowed(file.size)) {
      oversized.push(file);
    } else if (file.size === 0) {
      unreadable.push({ file, message: texts.empty });
    } else {
      accepted.push(file);
    }
  }
  const isAside = ({ file, message }: (typeof unreadable)[number]) => folderOf(file) !== '' && message === texts.unreadable;
  const told = accepted.length + oversized.length === 0 ? unreadable : unreadable.filter((each) => !isAside(each));
  return { accepted, oversized, unreadable: told, leftOut: unreadable.length - told.length };
}
