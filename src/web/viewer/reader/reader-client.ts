import type { WallMap } from '#kernel/walls/map-walls.ts';
import { VIEWER_TEXTS } from '../basics/texts.ts';
import type { ModelSource } from '../basics/viewer.ts';
import { ViewerError } from '../basics/viewer-error.ts';
import type { DrawnModel, Look, PickedFeature, PickRay, ReaderReply, ReaderRequest, SurfacePoint } from '../mesh/messages.ts';
import { endReaderWorker, openReaderWorker } from './reader-worker.ts';

export interface ReadListener {
  readonly onStatus: (status: string) => void;
  /** So much of reading a file is done that takes a while. */
  readonly onPercent: (percent: number) => void;
  /** The edges that were asked for. */
  readonly onEdges: (edgeSegments: Float32Array<ArrayBuffer>) => void;
}

interface OpenRead extends ReadListener {
  readonly id: number;
  readonly resolve: (model: DrawnModel) => void;
  readonly reject: (error: ViewerError) => void;
  state: 'fetching' | 'reading' | 'read';
}

interface Running {
  readonly worker: Worker;
  readonly ready: Promise<void>;
}

type Answer = Extract<ReaderReply, { type: 'point' | 'feature' | 'hidden' | 'walls' }>;

/** How long a worker may take to come up. */
const START_MS = 20_000;

/**
 * The page's one worker. It outlives viewers, so that the next one opens with a warm reader, and is replaced when a file
 * breaks it or has to be given up while it is read.
 */
export class ReaderClient {
  private running: Running | null = null;
  private read: OpenRead | null = null;
  private readonly questions = new Map<number, (answer: Answer | null) => void>();
  private lastId = 0;
  /** Changes with every model that is opened or closed. */
  private turn = 0;
  private primed = false;

  /** Resolves once the worker listens. Throws ViewerError ENGINE_FAILED. */
  async start(): Promise<void> {
    this.running ??= this.launch();
    await this.running.ready;
  }

  /** Warms up the reader of STEP and IGES files, once per worker. */
  prime(): void {
    if (this.primed || this.running === null) return;
    this.primed = true;
    this.post({ type: 'prime' });
  }

  /** Reads a model; a read still open ends with 'ABORTED'. Throws ViewerError. */
  async open(source: ModelSource, listener: ReadListener): Promise<DrawnModel> {
    this.close();
    const { turn } = this;
    await this.start();
    if (turn !== this.turn) throw new ViewerError('ABORTED', VIEWER_TEXTS.aborted);
    const id = ++this.lastId;
    return new Promise<DrawnModel>((resolve, reject) => {
      this.read = { ...listener, id, resolve, reject, state: 'fetching' };
      this.post({ type: 'read', id, source });
    });
  }

  /** Has the edges found that the shown model came without; the read's listener gets them. */
  findEdges(): void {
    if (this.read?.state === 'read') this.post({ type: 'edges', id: this.read.id });
  }

  /** Ends the open read, if any, and lets the worker forget its model. */
  close(): void {
    this.turn++;
    const { read } = this;
    this.fail(new ViewerError('ABORTED', VIEWER_TEXTS.aborted));
    if (read?.state === 'reading') this.drop();
    else if (read !== null) this.post({ type: 'forget' });
  }

  /** The point of the model under a ray. Null: none, or the model changed meanwhile. */
  async findPoint(ray: PickRay): Promise<SurfacePoint | null> {
    const answer = await this.ask({ type: 'point', id: ++this.lastId, ray });
    return answer?.type === 'point' ? answer.point : null;
  }

  /** The edge or face under a ray. Null: none, or the model changed meanwhile. */
  async findFeature(ray: PickRay): Promise<PickedFeature | null> {
    const answer = await this.ask({ type: 'feature', id: ++this.lastId, ray });
    return answer?.type === 'feature' ? answer.feature : null;
  }

  /** Which points lie behind the model, in their order. Null: the model changed meanwhile. */
  async findHidden(look: Look): Promise<readonly boolean[] | null> {
    const answer = await this.ask({ type: 'hidden', id: ++this.lastId, look });
    return answer?.type === 'hidden' ? answer.hidden : null;
  }

  /** How thick the model is all over. Null: the model changed meanwhile. */
  async mapWalls(limitMm: number): Promise<WallMap | null> {
    const answer = await this.ask({ type: 'walls', id: ++this.lastId, limitMm });
    return answer?.type === 'walls' ? answer.map : null;
  }

  private ask(request: ReaderRequest & { readonly id: number }): Promise<Answer | null> {
    if (this.read?.state !== 'read') return Promise.resolve(null);
    return new Promise((resolve) => {
      this.questions.set(request.id, resolve);
      this.post(request);
    });
  }

  private post(request: ReaderRequest): void {
    this.running?.worker.postMessage(request);
  }

  private drop(): void {
    endReaderWorker();
    this.running = null;
    this.primed = false;
  }

  private launch(): Running {
    const worker = openReaderWorker();
    const ready = new Promise<void>((resolve, reject) => {
      const fail = () => {
        reject(new ViewerError('ENGINE_FAILED', VIEWER_TEXTS.initializationFailed));
        if (this.running?.worker === worker) this.drop();
        this.fail(new ViewerError('ENGINE_FAILED', VIEWER_TEXTS.engineFailed));
      };
      const timer = setTimeout(fail, START_MS);
      worker.addEventListener('error', fail);
      worker.addEventListener('message', ({ data }: MessageEvent<ReaderReply>) => {
        clearTimeout(timer);
        if (data.type === 'ready') resolve();
        else this.receive(data);
      });
    });
    worker.postMessage({ type: 'start' } satisfies ReaderRequest);
    return { worker, ready };
  }

  private receive(reply: Exclude<ReaderReply, { type: 'ready' }>): void {
    if (reply.type === 'point' || reply.type === 'feature' || reply.type === 'hidden' || reply.type === 'walls') {
      this.questions.get(reply.id)?.(reply);
      this.questions.delete(reply.id);
      return;
    }
    const { read } = this;
    if (reply.type === 'broken') {
      this.drop();
      this.fail(new ViewerError('UNREADABLE', VIEWER_TEXTS.unreadable));
      return;
    }
    if (reply.id !== read?.id) return;
    if (reply.type === 'status') read.onStatus(reply.status);
    else if (reply.type === 'busy') read.state = 'reading';
    else if (reply.type === 'percent' && read.state === 'reading') read.onPercent(reply.percent);
    else if (reply.type === 'edges') read.onEdges(reply.edgeSegments);
    else if (reply.type === 'failed') this.fail(new ViewerError(reply.code, reply.message));
    else if (reply.type === 'model') {
      read.state = 'read';
      read.resolve(reply.model);
    }
  }

  /** Ends the open read and answers all questions with nothing. */
  private fail(error: ViewerError): void {
    const { read } = this;
    this.read = null;
    for (const answer of this.questions.values()) answer(null);
    this.questions.clear();
    if (read !== null && read.state !== 'read') read.reject(error);
  }
}
