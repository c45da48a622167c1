import { afterAll, beforeAll, expect, test } from 'vitest';
import { asksByQuery, type Call, pathFields, type Resource } from '#contract/schemas/define-call.ts';
import { failureSchema } from '#contract/schemas/failure.ts';
import { PROBLEM_CODES } from '#contract/schemas/problem.ts';
import { RESOURCES, WIRE } from '#contract/wire.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: object }[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly description?: string }>>;
}
interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly tags: readonly { readonly name: string }[];
  readonly components: {
    readonly securitySchemes: object;
    readonly schemas: { readonly Problem: { readonly properties: { readonly code: object } } };
  };
}

let server: TestApp;
let described: Description;
let text = '';
beforeAll(async () => {
  server = await startTestApp();
  text = await (await fetch(`${server.baseUrl}/openapi.json`)).text();
  described = JSON.parse(text);
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test('API-16 API-23 /openapi.json describes every call, its fields and its answers', () => {
  expect(described.openapi).toBe('3.1.0');
  for (const call of WIRE as readonly Call[]) {
    expect(described.paths).toHaveProperty([`/${call.path}`, call.method.toLowerCase()]);
    for (const field of Object.keys((call.request as { def?: { shape?: object } }).def?.shape ?? {})) expect(text).toContain(`"${field}"`);
    if (call.kind === 'specified' && call.action !== undefined) expect(text).toContain(`"${call.action.value}"`);
  }
  expect(described.paths['/IN_FileUploadFormResponse']?.['post']?.responses).toHaveProperty('202');
  expect(text).toContain('"modelFile"');
});

test('API-19 API-23 every code of a problem is described', () => {
  expect(described.components.schemas.Problem.properties.code).toMatchObject({ enum: PROBLEM_CODES });
});

test('API-21 API-23 each field of a resource stands where it travels', () => {
  for (const call of RESOURCES as readonly Resource[]) {
    const { parameters = [], responses } = described.paths[`/${call.path}`]?.[call.method.toLowerCase()] ?? { responses: {} };
    const named = (place: string) => parameters.filter((each) => each.in === place).map(({ name }) => name);
    expect(named('path')).toEqual(pathFields(call));
    if (!asksByQuery(call)) expect(named('query')).toEqual([]);
    expect(named('header')).toEqual([...(call.ifMatch === null ? [] : ['If-Match']), ...(call.changes ? ['Idempotency-Key'] : [])]);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(call.needs === null ? ['200', '400', '429'] : ['200', '401', '403']));
  }
});

test('API-23 the description holds together: references lead somewhere, names are unique, path fields are declared', () => {
  for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
    const found = reference
      .replace('#/', '')
      .split('/')
      .reduce<unknown>((at, key) => Reflect.get(at as object, key), described);
    expect([reference, typeof found]).toEqual([reference, 'object']);
  }
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const tags = new Set(described.tags.map(({ name }) => name));
  for (const { path, method, operation } of operations()) {
    const at = `${method} ${path}`;
    const declared = (operation.parameters ?? []).filter((each) => each.in === 'path').map(({ name }) => name);
    expect([at, declared]).toEqual([at, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
    expect([at, operation.summary.length > 0, operation.tags.every((tag) => tags.has(tag))]).toEqual([at, true, true]);
    for (const scheme of (operation.security ?? []).flatMap(Object.keys))
      expect(described.components.securitySchemes).toHaveProperty(scheme);
    for (const answer of Object.values(operation.responses))
      expect([at, answer.$ref ?? answer.description]).toEqual([at, expect.stringMatching(/./)]);
    if (method === 'get' || method === 'delete') expect([at, operation.requestBody]).toEqual([at, undefined]);
    const parameters = (operation.parameters ?? []).map(({ name, in: place }) => `${place} ${name}`);
    expect(new Set(parameters).size).toBe(parameters.length);
  }
});

test('API-23 each file is served where it is described, and its failures are described', async () => {
  const files = operations().filter(({ operation }) => operation.tags.includes('files'));
  expect(files.length).toBeGreaterThan(10);
  for (const { path, operation } of files) {
    const answer = await fetch(`${server.baseUrl}${path.replaceAll(/\{\w+\}/g, 'x')}`);
    const isOpen = (operation.security ?? []).every((scheme) => Object.keys(scheme).length === 0);
    expect([path, answer.status]).toEqual([path, isOpen ? 404 : 401]);
    const failure = failureSchema.parse(await answer.json());
    expect([path, failure.error]).not.toEqual([path, 'There is nothing at this address.']);
  }
});
