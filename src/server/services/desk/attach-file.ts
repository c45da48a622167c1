import type { Actor } from '#domain/desk/request-event.ts';
import { MOST_REQUEST_FILES, type RequestFile } from '#domain/desk/request-file.ts';
import type { DeskChange, DeskMail, DeskRequest } from '../../ports/records/desk-records.ts';
import type { Ports } from '../shared/ports.ts';
import type { StagedFile } from '../shared/received-files.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { UNKNOWN_REQUEST } from './find-request.ts';
import { readOutcome } from './refuse-change.ts';

type Needed = Pick<Ports, 'records' | 'storage' | 'clock'>;

interface Adding {
  readonly actor: Extract<Actor, { readonly kind: 'customer' | 'member' }>;
  /** Null: of the request as a whole. */
  readonly line: number | null;
  /** The keyed hash of the address that it comes from. */
  readonly uploader: string;
}

/** Adds a staged file to a request as one step of its life, with its mails. Whoever asks discards a file that is refused. */
export async function attachFile(
  ports: Needed,
  { request, files }: DeskRequest,
  staged: StagedFile,
  { actor, line, uploader }: Adding,
  composeMails: (present: DeskRequest, change: DeskChange) => readonly DeskMail[],
): Promise<DeskRequest | Refusal> {
  const { fileId, filename } = staged;
  if (line !== null && line > request.lines.length) return refuse(400, 'invalid', 'The request has no such line.');
  if (files.length >= MOST_REQUEST_FILES) return refuse(400, 'invalid', TOO_MANY);
  const unkept = await keepFile(ports, staged, { providerId: request.providerId, addedBy: actor.kind, uploader });
  if (unkept !== null) return unkept;
  const outcome = await ports.records.desk.change<Refusal>(request.id, ports.clock.now(), (present) => {
    if (present.files.length >= MOST_REQUEST_FILES) return { refused: refuse(400, 'invalid', TOO_MANY) };
    const acts = [{ type: 'file-added' as const, fileId, filename, line }];
    const change: DeskChange = { actor, acts, files: [{ id: fileId, line }], mails: [] };
    return { ...change, mails: isMailedAlready(present, actor, ports.clock.now()) ? [] : composeMails(present, change) };
  });
  return readOutcome(outcome, UNKNOWN_REQUEST);
}

const TOO_MANY = `A request takes at most ${MOST_REQUEST_FILES} files. Please remove what is not needed, or send the others by mail.`;
/** Who adds one file often adds others: they make one mail. */
const ONE_MAIL_FOR_MS = 600_000;

function isMailedAlready({ events }: DeskRequest, { kind }: Pick<Actor, 'kind'>, now: Date): boolean {
  const last = events.at(-1);
  if (last === undefined) return false;
  return last.act.type === 'file-added' && last.actor.kind === kind && now.getTime() - last.at.getTime() < ONE_MAIL_FOR_MS;
}

/** Records a staged file, if there is room for it, as one that waits for its request. Null when it is recorded. */
export async function keepFile(
  { records, storage, clock }: Pick<Ports, 'records' | 'storage' | 'clock'>,
  { fileId, filename, type, sizeBytes }: StagedFile,
  { providerId, addedBy, uploader }: Pick<RequestFile, 'providerId' | 'addedBy'> & { readonly uploader: string },
): Promise<Refusal | null> {
  const refusal = await storage.admit({ filename, sizeBytes, uploader, uploadedFor: providerId });
  if (refusal !== null) return refusal;
  await records.desk.addFile({
    id: fileId,
    providerId,
    requestId: null,
    line: null,
    filename,
    type,
    sizeBytes,
    addedBy,
    addedAt: clock.now(),
  });
  return null;
}
