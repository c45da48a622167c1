import * as z from 'zod/mini';

export type Json = Readonly<Record<string, unknown>>;

/** A schema of ours as JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

const FAILURE = { description: 'Failure', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } };

/** How everything outside `/api/v1` is refused. */
export const DESCRIBED_FAILURES: Json = { '4XX': FAILURE, '5XX': FAILURE };
