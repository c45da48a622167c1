import * as z from 'zod/mini';

/** What has to be known beside the rows to make the same database again. */
export const copyFactsSchema = z.object({
  /** The last migration the rows went through, as its entry in the journal of migrations names it. */
  migration: z.int(),
  sequences: z.array(z.object({ name: z.string(), value: z.int() })),
});
export type CopyFacts = z.infer<typeof copyFactsSchema>;

/** Rows of one table, each as the text of a JSON object, in no order. */
export interface RowBatch {
  readonly table: string;
  readonly rows: readonly string[];
}

/**
 * Everything that the records hold, the job queue left out, in a form that does not depend on which database holds it.
 * Throws RecordsError, and whatever `take` or the batches throw.
 */
export interface RecordsCopy {
  /**
   * Reads all rows as of one moment, a batch at a time. The embedded database answers nobody else meanwhile, so `take` is quick.
   * No blob is removed from before that moment until `release` is called or the process ends: see DoomedBlobs.
   */
  read(take: (batch: RowBatch) => Promise<void>): Promise<{ readonly facts: CopyFacts; release(): Promise<void> }>;
  /** Fills an empty database that was migrated as far as the rows were; all of them or, when it throws, none. */
  write(facts: CopyFacts, batches: AsyncIterable<RowBatch>): Promise<void>;
}
