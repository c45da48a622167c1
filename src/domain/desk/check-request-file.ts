import { nameOtherKind, TELLING_BYTES } from '../part/detect-format.ts';
import { sniffModel } from '../part/sniff-model.ts';
import type { RequestFileType } from './request-file.ts';

/** Looks at a file's bytes as they come by. */
export interface FileCheck {
  see(chunk: Uint8Array): void;
  /** What speaks against the file when all of it has come, as a sentence for whoever sent it; null when nothing does. */
  judge(sizeBytes: number): string | null;
}

/** Whether a file is what its name promises, and for a PDF whether it holds anything that acts or hides. */
export function createFileCheck(type: RequestFileType): FileCheck {
  return type === 'pdf' ? checkPdf() : checkModel(type);
}

function checkModel(type: Exclude<RequestFileType, 'pdf'>): FileCheck {
  let head = new Uint8Array();
  return {
    see(chunk) {
      head = extend(head, chunk, TELLING_BYTES);
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
  let head = new Uint8Array();
  let tail = '';
  let isActive = false;
  return {
    see(chunk) {
      head = extend(head, chunk, PDF_EDGE_BYTES);
      const content = decode(chunk);
      const text = tail.slice(-OVERLAP) + content;
      const plain = spellOut(text);
      isActive ||= [text, plain].some((each) => ACTIVE.test(each) || ODD_LINK.test(each));
      tail = (tail + content.slice(-PDF_EDGE_BYTES)).slice(-PDF_EDGE_BYTES);
    },
    judge() {
      const start = decode(head);
      const begin = start.indexOf('%PDF-');
      if (begin >= 0 && MARKUP.test(start.slice(0, begin))) return 'The file is named as PDF, but begins as a web page.';
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

/** One letter for each byte; what is looked for is ASCII. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** A file's first bytes, up to `most`, once these have come too. */
function extend(head: Uint8Array<ArrayBuffer>, chunk: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  const more = chunk.subarray(0, most - head.length);
  if (more.length === 0) return head;
  const longer = new Uint8Array(head.length + more.length);
  longer.set(head);
  longer.set(more, head.length);
  return longer;
}

function nameKind(head: Uint8Array): string {
  const kind = nameOtherKind(head);
  return kind === null ? 'its content is something else' : `it is ${kind}`;
}
