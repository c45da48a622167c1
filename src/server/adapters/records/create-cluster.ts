import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import * as z from 'zod/mini';
import { DurableNodeFS } from './durable-node-fs.ts';
import { START_PARAMETERS } from './start-parameters.ts';

// The program of a thread: it takes seconds in which nothing else is answered, probes that ask for a sign of life included.
const { folder } = z.object({ folder: z.string() }).parse(workerData);
const pglite = await PGlite.create({ fs: new DurableNodeFS(folder), startParams: START_PARAMETERS });
await pglite.close();
