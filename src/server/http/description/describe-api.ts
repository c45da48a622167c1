import type { Call, SpecifiedCall } from '#contract/schemas/define-call.ts';
import { failureSchema } from '#contract/schemas/failure.ts';
import { problemSchema } from '#contract/schemas/problem.ts';
import { RESOURCES, SPECIFIED_CALLS } from '#contract/wire.ts';
import { describeFiles } from './describe-files.ts';
import { describeIfMatch, describeResource, PROBLEM_RESPONSES } from './describe-resource.ts';
import { DESCRIBED_FAILURES, type Json, toJsonSchema } from './to-json-schema.ts';

/** The OpenAPI 3.1 description of the whole wire, made from the schemas that the server validates with. */
export function describeApi(appName: string): Json {
  return shareNamed({
    openapi: '3.1.0',
    info: {
      title: `${appName} API`,
      version: '1',
      description: 'JSON resources stand under /v1. The other calls share addresses and are told apart by their action field.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    tags: [{ name: 'calls' }, ...[...new Set(RESOURCES.map(tagOf))].map((name) => ({ name })), { name: 'files' }],
    paths: { ...describeSpecified(), ...describeResources(), ...describeFiles() },
    components: {
      schemas: { Failure: toJsonSchema(failureSchema, 'output'), Problem: toJsonSchema(problemSchema, 'output') },
      responses: PROBLEM_RESPONSES,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token of an account that owns the provider or, to read, works for it.',
        },
      },
    },
  });
}

/** The same with the schemas that have a name, such as the rate card's, told once among the components. */
function shareNamed<T extends { readonly components: { readonly schemas: Json } }>(api: T): T {
  const named: Record<string, unknown> = {};
  const text = JSON.stringify(api, (key, value: unknown) => (key === '$defs' ? void Object.assign(named, value) : value));
  const shared = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as T;
  return { ...shared, components: { ...shared.components, schemas: { ...shared.components.schemas, ...named } } };
}

function tagOf({ path }: Pick<Call, 'path'>): string {
  return path.split('/')[1] ?? '';
}

function describeResources(): Json {
  const paths = Map.groupBy(RESOURCES, ({ path }) => `/${path}`);
  return Object.fromEntries(
    [...paths].map(([path, atPath]) => [
      path,
      Object.fromEntries(atPath.map((call) => [call.method.toLowerCase(), { tags: [tagOf(call)], ...describeResource(call) }])),
    ]),
  );
}

function describeSpecified(): Json {
  const calls: readonly SpecifiedCall[] = SPECIFIED_CALLS;
  const paths = [...new Set(calls.map((call) => call.path))].map((path) => {
    const atPath = calls.filter((call) => call.path === path);
    return [`/${path}`, { [atPath[0]?.method.toLowerCase() ?? 'post']: { tags: ['calls'], ...describePath(atPath) } }];
  });
  return Object.fromEntries(paths);
}

function describePath(atPath: readonly SpecifiedCall[]): Json {
  const summary = atPath.map((call) => call.summary).join(' · ');
  const operation = { operationId: atPath.map((call) => call.name).join('Or'), summary, responses: describeAnswers(atPath) };
  const isOpen = atPath.some((call) => call.needs === null);
  const isClosed = atPath.some((call) => call.needs !== null);
  const security = { security: [...(isOpen ? [{}] : []), ...(isClosed ? [{ bearer: [] }] : [])] };
  if (atPath.every((call) => call.encoding === 'query')) return { ...operation, ...security, parameters: describeParameters(atPath) };
  const tags = atPath.filter((call) => call.ifMatch !== null).map((call) => describeIfMatch(call, false));
  const type = atPath.every((call) => call.encoding === 'json') ? 'application/json' : 'multipart/form-data';
  return {
    ...operation,
    ...security,
    ...(tags.length === 0 ? {} : { parameters: tags }),
    requestBody: { required: true, content: { [type]: { schema: oneOf(atPath.map(describeRequest)) } } },
  };
}

function describeRequest(call: SpecifiedCall): Json {
  const schema = toJsonSchema(call.request, 'input') as { properties?: Json; required?: readonly string[] };
  const action = call.action === undefined ? {} : { [call.action.field]: { const: call.action.value } };
  const file = call.file === null ? {} : { [call.file]: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const { [call.ifMatch ?? '']: _, ...fields } = schema.properties ?? {};
  const texts = call.jsonFields.map((name) => [
    name,
    { type: 'string', contentMediaType: 'application/json', contentSchema: schema.properties?.[name] },
  ]);
  return {
    ...schema,
    title: call.name,
    description: call.needs === null ? call.summary : `${call.summary} Needs an access token.`,
    properties: { ...action, ...file, ...fields, ...Object.fromEntries(texts) },
    required: [...Object.keys(action), ...Object.keys(file), ...(schema.required ?? [])],
  };
}

function describeParameters(atPath: readonly SpecifiedCall[]): readonly Json[] {
  const action = atPath[0]?.action?.field ?? 'action';
  const fields = atPath.flatMap((call) => Object.entries((toJsonSchema(call.request, 'input') as { properties?: Json }).properties ?? {}));
  const actions = { name: action, in: 'query', required: true, schema: { enum: atPath.map((call) => call.action?.value) } };
  return [actions, ...[...new Map(fields)].map(([name, schema]) => ({ name, in: 'query', schema }))];
}

function describeAnswers(atPath: readonly SpecifiedCall[]): Json {
  const answers = [...new Set(atPath.map((call) => call.successStatus))].map((status) => {
    const calls = atPath.filter((call) => call.successStatus === status);
    const type = calls.every((call) => call.encoding === 'query') ? 'text/event-stream' : 'application/json';
    const schema = oneOf(calls.map((call) => ({ ...toJsonSchema(call.response, 'output'), title: call.name })));
    return [String(status), { description: 'Success', content: { [type]: { schema } } }];
  });
  return { ...Object.fromEntries(answers), ...DESCRIBED_FAILURES };
}

function oneOf(schemas: readonly Json[]): Json {
  return schemas.length === 1 && schemas[0] !== undefined ? schemas[0] : { anyOf: schemas };
}
