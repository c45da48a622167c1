import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** What this file needs of the file layer below PGlite. */
interface FileLayer {
  readonly stream_ops: { fsync?: (stream: { readonly nfd?: number; readonly node: unknown }) => number };
  realPath(node: unknown): string;
}

/** PGlite's file system with an fsync that reaches the disk; PGlite's own does nothing. */
export class DurableNodeFS extends NodeFS {
  /** How often the database asked for an fsync and got it. */
  syncs = 0;

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const prepared = await super.init(pg, options);
    const hookFsync: NonNullable<Parameters<Init>[1]['preRun']>[number] = (module) => {
      const layer = module.NODEFS as unknown as FileLayer;
      layer.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncFolder(layer.realPath(stream.node));
        else fsyncSync(stream.nfd);
        this.syncs += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [...(prepared.emscriptenOpts.preRun ?? []), hookFsync] } };
  }
}

function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
