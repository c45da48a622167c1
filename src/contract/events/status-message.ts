import * as z from 'zod/mini';

/** A message of a status stream. `jsonMetadata` is present when done, `error` when failed. */
export function statusMessage<Metadata extends z.ZodMiniType>(metadata: Metadata) {
  return z.discriminatedUnion('status', [
    z.object({ status: z.literal('processing'), jsonMetadata: z.record(z.string(), z.unknown()) }),
    z.object({ status: z.literal('done'), jsonMetadata: metadata }),
    z.object({
      status: z.literal('error'),
      jsonMetadata: z.record(z.string(), z.unknown()),
      error: z.object({ message: z.string() }),
    }),
  ]);
}
