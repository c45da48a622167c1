import { PGlite } from '@electric-sql/pglite';
import * as z from 'zod/mini';
import { DurableNodeFS } from './durable-node-fs.ts';
import { START_PARAMETERS } from './start-parameters.ts';

// A program of its own: it takes seconds in which nothing else is answered, probes that ask for a sign of life included, and a gigabyte,
// of which a server would keep some.
const folder = z.string().parse(process.argv[2]);
const pglite = await PGlite.create({ fs: new DurableNodeFS(folder), startParams: START_PARAMETERS });
await pglite.close();
