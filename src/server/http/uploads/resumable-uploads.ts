import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { ERRORS, Server } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import { uploadModel } from '#contract/calls/upload-model.ts';
import { uploadMetadataSchema } from '#contract/resumable-upload.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { Failure } from '#contract/schemas/failure.ts';
import { nameInLogs } from '../../ports/log.ts';
import { finishUpload, type Uploader } from '../../services/parts/finish-upload.ts';
import { nameUpload } from '../../services/parts/name-upload.ts';
import { refuseUnseen } from '../../services/parts/stage-model.ts';
import { refuseFor } from '../../services/shared/guard-resources.ts';
import { nameNetwork } from '../../services/shared/guards/name-network.ts';
import type { Ports } from '../../services/shared/ports.ts';
import { isRefused, type Refusal, refuse } from '../../services/shared/refusal.ts';
import { wordsFor } from '../answers/answer-problem.ts';
import { composeFailure } from '../answers/compose-failure.ts';
import { sayRefusal, sayTo } from '../answers/say-refusal.ts';
import type { UnfinishedShares } from '../limits/unfinished-shares.ts';

type Finished = ResponseOf<typeof uploadModel> | Refusal;
/** Whose request of the protocol is being answered: the library hands on its own kind of request, and not always that. */
const asking = new AsyncLocalStorage<FastifyRequest>();

export interface ResumableUploads {
  /** Answers a request of the protocol. Never rejects for what a client does. */
  handle(request: FastifyRequest, response: ServerResponse): Promise<void>;
  /** Whether there is such an upload, whole or not. */
  exists(id: string): Promise<boolean>;
  /** What call 1 would have answered to a whole upload; throws FILE_NOT_FOUND of the library for any other. */
  finish(id: string, request: FastifyRequest): Promise<Finished>;
  /** Forgets what rests for too long. */
  sweep(): Promise<void>;
}

/** Nobody owns what is unfinished, so that limits by owner don't hold it. Beyond this, and what is under way by then, call 1 is left. */
const MOST_UNFINISHED_BYTES = 4 * 1024 ** 3;
const TOO_MANY = 'Too many uploads are unfinished. Please try again later.';

const JSON_BODY = { 'Content-Type': 'application/json' };

/** The tus protocol in front of call 1. Without `shares` an address may leave unfinished as much as all may. */
export function openResumableUploads(path: string, ports: Ports, shares: UnfinishedShares | null): ResumableUploads {
  const { uploads } = ports;
  if (uploads === null) throw new Error('There is no place for unfinished uploads.');
  const finish = onceAtATime(async (id: string, uploader: Uploader) => {
    const answer = await finishUpload({ ...ports, uploads }, id, uploader);
    shares?.end(id);
    return answer;
  });

  /** Looks for room for so many more bytes of a file. */
  const assertRoom = async (bytes: number, name: string) => {
    const shortage = await ports.resources.findShortage(bytes);
    if (shortage !== null) throw new RefusedUpload(refuseFor(shortage, { filename: nameUpload(name) }));
    if ((await uploads.countBytes()) > MOST_UNFINISHED_BYTES) throw new RefusedUpload(refuse(507, 'no-room', TOO_MANY));
  };

  const server = new TusServer({
    path,
    datastore: uploads,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => ports.clock.randomName(),
    async onUploadCreate(_request, { id, metadata = {}, size = 0 }) {
      const read = uploadMetadataSchema.safeParse(metadata);
      const refusal = read.success ? refuseUnseen(read.data.filename, size) : refuse(400, 'invalid', 'The upload does not say what it is.');
      if (refusal !== null) throw new RefusedUpload(refusal);
      await assertRoom(size, metadata['filename'] ?? '');
      const address = nameNetwork(asking.getStore()?.ip ?? '');
      if (shares?.admits(address, size) === false) throw new RefusedUpload(refuse(507, 'no-room', TOO_MANY));
      shares?.begin(id, address, size);
      return {};
    },
    // There was room when it began; others have begun since, and promised bytes are not counted before they come.
    async onIncomingRequest({ method }, id) {
      if (method === 'DELETE') shares?.end(id);
      if (method !== 'PATCH') return;
      const { size = 0, offset, metadata } = await uploads.getUpload(id);
      await assertRoom(size - offset, metadata?.['filename'] ?? '');
    },
    async onUploadFinish(request, { id }) {
      const asker = asking.getStore();
      const answer = await finish(id, uploaderOf(asker));
      if (isRefused(answer)) throw new RefusedUpload(answer);
      asker?.log.info({ part: nameInLogs(answer.internalFilename) }, 'A file was received.');
      const body = JSON.stringify(answer);
      // The library tells the upload's address beside 201 alone.
      return request.method === 'POST'
        ? { body, headers: JSON_BODY }
        : { body, headers: JSON_BODY, status_code: uploadModel.successStatus };
    },
    onResponseError(_request, error) {
      const asker = asking.getStore();
      if (error instanceof RefusedUpload) {
        const refusal = asker === undefined ? error.refusal : sayRefusal(asker, error.refusal);
        return { status_code: refusal.status, body: JSON.stringify(composeFailure(refusal, true)) };
      }
      const [status_code, words] = 'status_code' in error ? [error.status_code, error.body.trim()] : wordsFor(error);
      if (status_code >= 500) asker?.log.error({ err: error }, 'An upload failed.');
      return { status_code, body: composeWords(words) };
    },
  });

  return {
    handle: (request, response) => asking.run(request, () => server.handle(request.raw, response)),
    async exists(id) {
      return uploads.getUpload(id).then(
        () => true,
        (error: unknown) => {
          if (error === ERRORS.FILE_NOT_FOUND) return false;
          throw error;
        },
      );
    },
    async finish(id, request) {
      const { offset, size } = await uploads.getUpload(id);
      if (offset !== size) throw ERRORS.FILE_NOT_FOUND;
      return finish(id, uploaderOf(request));
    },
    async sweep() {
      await server.cleanUpExpiredUploads();
    },
  };
}

/** A refusal in words alone, as whoever asks reads them. */
function composeWords(words: string): string {
  const asker = asking.getStore();
  const message = asker === undefined ? words : sayTo(asker)(words);
  return JSON.stringify({ success: false, error: { message } } satisfies Failure);
}

/** The library refuses some requests in plain text, before anybody is asked. */
class TusServer extends Server {
  override write(...[context, headers, status, body = '']: Parameters<Server['write']>): ReturnType<Server['write']> {
    if (status < 400) return super.write(context, headers, status, body);
    headers.set('Content-Type', 'application/json; charset=utf-8');
    return super.write(context, headers, status, body.startsWith('{') ? body : composeWords(body.trim()));
  }
}

/** Turns a service's refusal into what the library sends; never leaves this file. */
class RefusedUpload extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('An upload was refused.');
    this.refusal = refusal;
  }
}

function uploaderOf(request: FastifyRequest | undefined): Uploader {
  return { address: request?.ip ?? '', report: (error) => request?.log.error({ err: error }, 'An upload met trouble.') };
}

/** A client that lost the answer may ask while the first request is still at work. */
function onceAtATime(finish: (id: string, uploader: Uploader) => Promise<Finished>): typeof finish {
  const running = new Map<string, Promise<Finished>>();
  return (id, uploader) => {
    const run = running.get(id) ?? finish(id, uploader).finally(() => running.delete(id));
    running.set(id, run);
    return run;
  };
}
