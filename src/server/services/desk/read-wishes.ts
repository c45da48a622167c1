import * as z from 'zod/mini';
import type { CartItem } from '#contract/schemas/entities.ts';
import { idSchema } from '#contract/schemas/fields.ts';
import { MOST_REQUEST_FILES, type RequestFile } from '#domain/desk/request-file.ts';
import { FILE_REFUSALS } from '#domain/desk/request-file-rules.ts';
import { type LineWishes, LONGEST_WISH } from '#domain/request/rfq.ts';
import { dropTurning } from '#domain/text/clean-text.ts';
import type { Ports } from '../shared/ports.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** A file that was uploaded for a line before the request is sent. */
export interface LineFile {
  readonly id: string;
  readonly line: number;
  readonly filename: string;
}

export interface WishesOfLines {
  /** Of each item in its order. */
  readonly wishes: readonly LineWishes[];
  readonly files: readonly LineFile[];
}

/** Forms send the ends of lines as CR LF; of other control characters a wish has none. */
const wishSchema = z._default(
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => dropTurning(text).replaceAll('\r\n', '\n').trim()),
      z.string().check(z.maxLength(LONGEST_WISH), z.regex(/^(?:[^\p{Cc}]|[\t\n])*$/u)),
    ),
  ),
  '',
);
const itemSchema = z.object({
  note: wishSchema,
  tolerances: wishSchema,
  threads: wishSchema,
  fileIDs: z._default(z.array(idSchema).check(z.maxLength(MOST_REQUEST_FILES)), []),
});

/** What a cart's items say in words and drawings. A file counts for the first line that names it. */
export async function readWishes(
  ports: Pick<Ports, 'records'>,
  items: readonly CartItem[],
  request: { readonly providerId: string; readonly idempotencyKey: string | undefined },
): Promise<WishesOfLines | Refusal> {
  const wishes: LineWishes[] = [];
  const files = new Map<string, LineFile>();
  for (const [index, item] of items.entries()) {
    const read = itemSchema.safeParse(item.metadata.specifications ?? {});
    if (!read.success)
      return refuse(
        400,
        'invalid',
        `The notes of line ${index + 1} are too long or can't be read: ${LONGEST_WISH} characters each at most.`,
      );
    const { fileIDs, ...said } = read.data;
    wishes.push(said);
    for (const id of fileIDs) {
      if (files.has(id)) continue;
      const found = await ports.records.desk.findFile(id);
      const objection = await objectTo(ports, found, request);
      if (found === null || objection !== null) {
        const name = found === null || found.providerId !== request.providerId ? 'A file' : `“${found.filename}”`;
        return refuse(400, 'invalid', `${name} of line ${index + 1} ${objection}`);
      }
      files.set(id, { id, line: index + 1, filename: found.filename });
    }
  }
  if (files.size > MOST_REQUEST_FILES) return refuse(400, 'invalid', FILE_REFUSALS.tooMany);
  return { wishes, files: [...files.values()] };
}

const GONE = 'is no longer here: files wait a day for their request. Please remove it and add it again.';
const TAKEN = 'was sent with another request. Please remove it and add it again.';

/** Sending the same request again names the files that it has already. */
async function objectTo(
  { records }: Pick<Ports, 'records'>,
  file: RequestFile | null,
  { providerId, idempotencyKey }: { readonly providerId: string; readonly idempotencyKey: string | undefined },
): Promise<string | null> {
  if (file === null || file.providerId !== providerId) return GONE;
  if (file.requestId === null) return null;
  const request = await records.rfqs.find(file.requestId);
  return request !== null && request.idempotencyKey === idempotencyKey ? null : TAKEN;
}
