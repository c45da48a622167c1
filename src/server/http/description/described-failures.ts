import type { Json } from './to-json-schema.ts';

const FAILURE = { description: 'Failure', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } };

/** How everything outside `/api/v1` is refused. */
export const DESCRIBED_FAILURES: Json = { '4XX': FAILURE, '5XX': FAILURE };
