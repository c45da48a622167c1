import { RecordsError } from '../../../ports/records/records.ts';

/**
 * Runs a query and turns whatever it throws into a RecordsError. The query layer's own message quotes the parameters,
 * customers' data among them, so only the database's answer is kept as the cause.
 */
export async function answer<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    throw error instanceof RecordsError ? error : unanswered(error);
  }
}

type Ask = (...given: readonly unknown[]) => Promise<unknown>;

/** Records whose every function does so. */
export function answering<R extends object>(records: R): R {
  const asks = Object.entries(records) as [string, Ask][];
  return Object.fromEntries(asks.map(([name, ask]) => [name, (...given: readonly unknown[]) => answer(() => ask(...given))])) as R;
}

/** What a query threw, in words. */
export function unanswered(error: unknown): RecordsError {
  return new RecordsError("The database can't answer.", { cause: error instanceof Error ? (error.cause ?? error) : error });
}
