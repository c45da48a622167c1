import * as z from 'zod/mini';
import type { Call } from '#contract/define-call.ts';
import { failureSchema } from '#contract/failure.ts';
import { WIRE } from '#contract/wire.ts';

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 description of the whole wire, made from the schemas that the server validates with. */
export function describeApi(appName: string): Json {
  const calls: readonly Call[] = WIRE;
  const paths = [...new Set(calls.map((call) => call.path))].map((path) => {
    const atPath = calls.filter((call) => call.path === path);
    return [`/${path}`, { [atPath[0]?.method.toLowerCase() ?? 'post']: describePath(atPath) }];
  });
  return {
    openapi: '3.1.0',
    info: { title: `${appName} API`, version: '1', description: 'Calls that share an address are told apart by their action field.' },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Failure: toJsonSchema(failureSchema, 'output') },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token of an account that owns the provider or, to read, works for it.',
        },
      },
    },
  };
}

function describePath(atPath: readonly Call[]): Json {
  const summary = atPath.map((call) => call.summary).join(' · ');
  const operation = { operationId: atPath.map((call) => call.name).join('Or'), summary, responses: describeAnswers(atPath) };
  const security = atPath.some((call) => call.needs !== null)
    ? { security: atPath.every((call) => call.needs !== null) ? [{ bearer: [] }] : [{}, { bearer: [] }] }
    : {};
  if (atPath.every((call) => call.encoding === 'query')) return { ...operation, parameters: describeParameters(atPath) };
  const type = atPath.every((call) => call.encoding === 'json') ? 'application/json' : 'multipart/form-data';
  return {
    ...operation,
    ...security,
    requestBody: { required: true, content: { [type]: { schema: oneOf(atPath.map(describeRequest)) } } },
  };
}

function describeRequest(call: Call): Json {
  const schema = toJsonSchema(call.request, 'input') as { properties?: Json; required?: readonly string[] };
  const action = call.action === undefined ? {} : { [call.action.field]: { const: call.action.value } };
  const file = call.file === null ? {} : { [call.file]: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const texts = call.jsonFields.map((name) => [
    name,
    { type: 'string', contentMediaType: 'application/json', contentSchema: schema.properties?.[name] },
  ]);
  return {
    ...schema,
    title: call.name,
    description: call.needs === null ? call.summary : `${call.summary} Needs an access token.`,
    properties: { ...action, ...file, ...schema.properties, ...Object.fromEntries(texts) },
    required: [...Object.keys(action), ...Object.keys(file), ...(schema.required ?? [])],
  };
}

function describeParameters(atPath: readonly Call[]): readonly Json[] {
  const action = atPath[0]?.action?.field ?? 'action';
  const fields = atPath.flatMap((call) => Object.entries((toJsonSchema(call.request, 'input') as { properties?: Json }).properties ?? {}));
  const actions = { name: action, in: 'query', required: true, schema: { enum: atPath.map((call) => call.action?.value) } };
  return [actions, ...[...new Map(fields)].map(([name, schema]) => ({ name, in: 'query', schema }))];
}

function describeAnswers(atPath: readonly Call[]): Json {
  const answers = [...new Set(atPath.map((call) => call.successStatus))].map((status) => {
    const calls = atPath.filter((call) => call.successStatus === status);
    const type = calls.every((call) => call.encoding === 'query') ? 'text/event-stream' : 'application/json';
    const schema = oneOf(calls.map((call) => ({ ...toJsonSchema(call.response, 'output'), title: call.name })));
    return [String(status), { description: 'Success', content: { [type]: { schema } } }];
  });
  const failure = { description: 'Failure', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } };
  return { ...Object.fromEntries(answers), '4XX': failure, '5XX': failure };
}

function oneOf(schemas: readonly Json[]): Json {
  return schemas.length === 1 && schemas[0] !== undefined ? schemas[0] : { anyOf: schemas };
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
