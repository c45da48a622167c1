import type { RequestFileType } from '#domain/desk/request-file.ts';
import { nameOtherKind, TELLING_BYTES } from '#domain/tell-format.ts';
import { sniffModel } from '../sniff-model.ts';

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
/** Actions that run a script or start a program, and files within the file (ISO 32000-1, 12.6.4 and 7.11.4). */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFile)/;

function checkPdf(): FileCheck {
  let head = Buffer.alloc(0);
  let tail = '';
  let isActive = false;
  return {
    see(chunk) {
      if (head.length < PDF_EDGE_BYTES) head = Buffer.concat([head, chunk.subarray(0, PDF_EDGE_BYTES)]);
      const text = tail.slice(-OVERLAP) + chunk.toString('latin1');
      isActive ||= ACTIVE.test(text) || ACTIVE.test(spellOut(text));
      tail = (tail + chunk.subarray(-PDF_EDGE_BYTES).toString('latin1')).slice(-PDF_EDGE_BYTES);
    },
    judge() {
      if (!head.subarray(0, PDF_EDGE_BYTES).includes('%PDF-')) {
        return `The file is named as PDF, but ${nameKind(head)}.`;
      }
      if (!tail.includes('%%EOF')) return 'The PDF is cut short. Please save it again and send that file.';
      return isActive
        ? 'The PDF holds a script, a program call or files of its own, which we do not take. Please print it into a new PDF and send that.'
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
