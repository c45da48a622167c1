import { pathFields, type Resource } from '#contract/schemas/define-call.ts';
import { RESOURCES } from '#contract/wire.ts';

/** What a call asks, whichever its kind: the name of a resource stands in `resourceAction`, before its fields as text. */
export function readCall(address: string, { method = 'GET', body, headers }: RequestInit = {}): FormData {
  const url = new URL(address, 'https://any.invalid');
  const found = findResource(method, url.pathname);
  const version = new Headers(headers).get('if-match')?.replaceAll('"', '');
  if (found === null) {
    const form = body instanceof FormData ? body : new FormData();
    if (version !== undefined) form.append('revision', version);
    return form;
  }
  const { resource, values } = found;
  const fields = new FormData();
  fields.append('resourceAction', resource.name);
  for (const [name, value] of [...Object.entries(values), ...url.searchParams, ...readBody(body)]) fields.append(name, value);
  if (resource.ifMatch !== null && version !== undefined) fields.append(resource.ifMatch, version);
  return fields;
}

/** A refusal as tests write it for every call, in the form that a resource's has. */
export function tellRefusal(fields: FormData, status: number, body: unknown): unknown {
  if (status < 400 || !fields.has('resourceAction')) return body;
  const { error, formDataValidationErrorList, ...told } = body as {
    error?: string | { message: string };
    formDataValidationErrorList?: object;
  };
  if (error === undefined) return body;
  const form = formDataValidationErrorList === undefined ? {} : { fields: formDataValidationErrorList };
  return { title: 'Refused', status, code: 'invalid', detail: typeof error === 'string' ? error : error.message, ...form, ...told };
}

function findResource(method: string, path: string): { resource: Resource; values: Readonly<Record<string, string>> } | null {
  for (const resource of RESOURCES as readonly Resource[]) {
    const pattern = new RegExp(`/${resource.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
    const match = resource.method === method ? pattern.exec(path) : null;
    if (match === null) continue;
    const named = pathFields(resource).map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]);
    return { resource, values: Object.fromEntries(named) };
  }
  return null;
}

function readBody(body: RequestInit['body']): readonly (readonly [string, string])[] {
  if (body instanceof FormData) return [...body].map(([name, value]) => [name, value instanceof File ? value.name : value]);
  if (typeof body !== 'string') return [];
  return Object.entries(JSON.parse(body) as object).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}
