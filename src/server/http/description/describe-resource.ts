import { STATUS_CODES } from 'node:http';
import { asksByQuery, pathFields, type Resource } from '#contract/schemas/define-call.ts';
import { type Json, toJsonSchema } from './to-json-schema.ts';

const REFUSALS = [400, 401, 403, 404, 409, 412, 413, 415, 422, 428, 429, 500, 503, 507] as const;
type RefusalStatus = (typeof REFUSALS)[number];

/** What refusals look like, by their status; all alike. */
export const PROBLEM_RESPONSES: Json = Object.fromEntries(
  REFUSALS.map((status) => [
    nameResponse(status),
    {
      description: STATUS_CODES[status],
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
);

/** A resource as OpenAPI has it: each field where it travels, and how it may be refused. */
export function describeResource(call: Resource): Json {
  const schema = toJsonSchema(call.request, 'input') as { properties?: Json; required?: readonly string[] };
  const inPath = pathFields(call);
  const required = schema.required ?? [];
  const rest = Object.entries(schema.properties ?? {}).filter(([name]) => !inPath.includes(name) && name !== call.ifMatch);
  const query = call.file === null && asksByQuery(call) ? rest : [];
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: schema.properties?.[name] ?? {} })),
    ...query.map(([name, field]) => ({ name, in: 'query', required: required.includes(name), schema: field })),
    ...(call.ifMatch === null ? [] : [describeIfMatch(call, true)]),
    ...(call.changes ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: call.name,
    summary: call.summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    security: call.needs === null ? [{}] : [{ bearer: [] }],
    ...describeBody(call, rest, required),
    responses: {
      '200': {
        description: 'Success',
        ...(call.etag === null
          ? {}
          : { headers: { ETag: { description: 'The state of what can be changed, for If-Match.', schema: { type: 'string' } } } }),
        content: { [call.streams ? 'text/event-stream' : 'application/json']: { schema: toJsonSchema(call.response, 'output') } },
      },
      ...Object.fromEntries(listRefusals(call).map((status) => [status, { $ref: `#/components/responses/${nameResponse(status)}` }])),
    },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A string in quotation marks. For a day, the same request with it gets the same answer and is not done again; another request is refused with 422.',
  schema: { type: 'string', minLength: 1, maxLength: 257 },
};

/** The header by which a caller says what state he has seen. */
export function describeIfMatch({ ifMatch }: Pick<Resource, 'ifMatch'>, required: boolean): Json {
  const description = `The ETag of what is changed: its \`${ifMatch}\` in quotation marks.`;
  return { name: 'If-Match', in: 'header', required, description, schema: { type: 'string', pattern: '^"\\d+"$' } };
}

function describeBody(call: Resource, rest: readonly (readonly [string, unknown])[], required: readonly string[]): Json {
  if (call.file === null && (asksByQuery(call) || rest.length === 0)) return {};
  const file = call.file === null ? {} : { [call.file]: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const properties = { ...file, ...Object.fromEntries(rest) };
  const needed = [...Object.keys(file), ...rest.map(([name]) => name).filter((name) => required.includes(name))];
  const schema = { type: 'object', properties, required: needed };
  return { requestBody: { required: true, content: { [call.file === null ? 'application/json' : 'multipart/form-data']: { schema } } } };
}

/** How a call may be refused follows from what it is. */
function listRefusals({ needs, ifMatch, method, changes, file, stores }: Resource): readonly RefusalStatus[] {
  const isPossible: Readonly<Record<RefusalStatus, boolean>> = {
    400: true,
    401: needs !== null,
    403: needs !== null,
    404: true,
    409: changes,
    412: ifMatch !== null,
    413: method !== 'GET',
    415: method !== 'GET' && method !== 'DELETE',
    422: changes,
    428: ifMatch !== null,
    429: true,
    500: true,
    503: true,
    507: stores || file !== null,
  };
  return REFUSALS.filter((status) => isPossible[status]);
}

function nameResponse(status: RefusalStatus): string {
  return (STATUS_CODES[status] ?? String(status)).replaceAll(/[^A-Za-z]/g, '');
}
