import type { RequestFileType } from '#domain/desk/request-file.ts';
import { nameOtherKind, TELLING_BYTES } from '#domain/part/detect-format.ts';
import { sniffModel } from '../parts/sniff-model.ts';

/** Looks at a file's bytes as they come by. */
export interface FileCheck {
  see(chunk: Buffer): void;
  /** What speaks against the file when all of it has come, as a sentence for whoever sent it; null when nothing does. */
  judge(sizeBytes: number): string | null;
}

/** Whether a file is what its name promises, and for a PDF whether it holds anything that acts or hides. */
export function createFileCheck(type: RequestFileType): FileCheck {
  return type === 'pdf' ? checkPdf() : checkModel(type);
}

function checkModel(type: Exclude<RequestFileType, 'pdf'>): FileCheck {
  let head = Buffer.alloc(0);
  return {
    see(chunk) {
      if (head.length < TELLING_BYTES) head = Buffer.concat([head, chunk]);
    },
    judge: (sizeBytes) => sniffModel(head, sizeBytes, type),
  };
}

/** ISO 32000-1, annex H.3: readers look for the header and the end within this many bytes. */
const PDF_EDGE_BYTES = 1024;
/** Longer than any name that is looked for, written out in the longest way. */
const OVERLAP = 64;
/**
 * Actions that run a script, start a program, send what was filled in or open a file elsewhere, forms that a program draws, and files
 * within the file (ISO 32000-1, 12.6.4, 12.7.8, 13.6 and 7.11.4). A name that is known whole ends before a delimiter.
 */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFile|(?:SubmitForm|ImportData|GoToR|GoToE|RichMedia|XFA)[\s/<>[\](){}%])/;
/** A link to anything but a page, a mail address or a telephone: to a share in the network above all, which tells it who is asking. */
const ODD_LINK =
  /\/URI\s*(?:\(\s*(?:[\\/]|(?!(?:https?|mailto|tel):)[a-z][a-z0-9+.-]{0,20}:\D)|<\s*(?:feff00)?(?:2f|[46](?![8d])[0-9a-f]|[57](?![47])[0-9a-f]))/i;
const MARKUP = /<[a-z!?/]/i;

function checkPdf(): FileCheck {
  let head = Buffer.alloc(0);
  let tail = '';
  let isActive = false;
  return {
    see(chunk) {
      if (head.length < PDF_EDGE_BYTES) head = Buffer.concat([head, chunk.subarray(0, PDF_EDGE_BYTES)]);
      const text = tail.slice(-OVERLAP) + chunk.toString('latin1');
      const plain = spellOut(text);
      isActive ||= [text, plain].some((each) => ACTIVE.test(each) || ODD_LINK.test(each));
      tail = (tail + chunk.subarray(-PDF_EDGE_BYTES).toString('latin1')).slice(-PDF_EDGE_BYTES);
    },
    judge() {
      const begin = head.subarray(0, PDF_EDGE_BYTES).indexOf('%PDF-');
      if (begin >= 0 && MARKUP.test(head.toString('latin1', 0, begin))) return 'The file is named as PDF, but begins as a web page.';
      if (begin < 0) {
        return `The file is named as PDF, but ${nameKind(head)}.`;
      }
      if (!tail.includes('%%EOF')) return 'The PDF is cut short. Please save it again and send that file.';
      return isActive
        ? 'The PDF holds a script, a program call, a form that sends, a link to a file elsewhere or files of its own, which we do not take. Please print it into a new PDF and send that.'
        : null;
    },
  };
}

/** ISO 32000-1, 7.3.5: any letter of a name may be written as # and two hexadecimal digits. */
function spellOut(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function nameKind(head: Buffer): string {
  const kind = nameOtherKind(head);
  return kind === null ? 'its content is something else' : `it is ${kind}`;
}
