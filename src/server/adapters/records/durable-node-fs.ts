import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The rights of everybody but the owner. */
const OTHERS = 0o077;

/** An input or output error, as WebAssembly's system interface numbers it. */
const EIO = 29;

type Init = NodeFS['init'];

/** What this file needs of the file layer below PGlite. */
interface FileLayer {
  /** Changes a file's or folder's mode, times or size, the fourth argument doing the first of these. */
  doSetAttr(path: unknown, node: unknown, attributes: { readonly mode?: number | null }, ...ways: unknown[]): void;
  readonly node_ops: { mknod: (parent: object, ...what: readonly [name: string, mode: number, device: number]) => object };
  readonly stream_ops: { fsync?: (stream: { readonly nfd?: number; readonly node: unknown }) => number };
  realPath(node: unknown): string;
}

/** The names it remembers, so that it need not look on the disk. */
interface NameCache {
  lookupNode(parent: object, name: string): object;
  destroyNode(node: object): void;
}

/**
 * PGlite's file system with an fsync that reaches the disk, where PGlite's own does nothing, and with files that are their owner's
 * alone, where PGlite's own gives each new one a mode past the process's umask.
 */
export class DurableNodeFS extends NodeFS {
  /** How often the database asked for an fsync and got it. */
  syncs = 0;
  /** Resolves when the database has given up, as it does where a commit can't be written; it answers nothing any more then. */
  readonly aborted: Promise<void>;
  readonly #abort: () => void;

  /** The folder synced last stays open: its place goes to the next, which may come when nothing more can be opened. */
  #folder: number | null = null;

  constructor(folder: string) {
    super(folder);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#folder = openSync(folder, 'r');
    this.aborted = promise;
    this.#abort = resolve;
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const prepared = await super.init(pg, options);
    const mend: NonNullable<Parameters<Init>[1]['preRun']>[number] = (module) => {
      const layer = module.NODEFS as unknown as FileLayer;
      layer.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) this.#syncFolder(layer.realPath(stream.node));
          else fsyncSync(stream.nfd);
        } catch {
          // Any other error would go past the database, which has to know that nothing was committed.
          throw new module.FS.ErrnoError(EIO);
        }
        this.syncs += 1;
        return 0;
      };
      const { mknod } = layer.node_ops;
      layer.node_ops.mknod = (parent, name, ...what) => {
        try {
          return mknod(parent, name, ...what);
        } catch (error) {
          // It is remembered before it is made: where nothing more can be opened, it would be in the way of the next try for ever.
          const names = module.FS as unknown as NameCache;
          names.destroyNode(names.lookupNode(parent, name));
          throw error;
        }
      };
      const { doSetAttr } = layer;
      layer.doSetAttr = (path, node, attributes, ...ways) => {
        const { mode } = attributes;
        const kept = mode === undefined || mode === null ? attributes : { ...attributes, mode: mode & ~OTHERS };
        doSetAttr.call(layer, path, node, kept, ...ways);
      };
    };
    const onAbort = () => this.#abort();
    return { emscriptenOpts: { ...prepared.emscriptenOpts, onAbort, preRun: [...(prepared.emscriptenOpts.preRun ?? []), mend] } };
  }

  override async closeFs(): Promise<void> {
    this.#closeFolder();
    await super.closeFs();
  }

  #syncFolder(path: string): void {
    this.#closeFolder();
    this.#folder = openSync(path, 'r');
    fsyncSync(this.#folder);
  }

  #closeFolder(): void {
    if (this.#folder !== null) closeSync(this.#folder);
    this.#folder = null;
  }
}
