import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { asksByQuery, pathFields, type Resource } from '#contract/schemas/define-call.ts';
import { RequestProblem } from '../answers/request-problem.ts';

type Fields = Readonly<Record<string, unknown>>;
/** What a field is, where it travels as text. */
type Kind = 'text' | 'number' | 'boolean' | 'list';

/** Gathers the fields of a request from path, header, query, and body or form. Throws RequestProblem for what is not as it should be. */
export function createFieldReader(resource: Resource): (request: FastifyRequest, form: Fields | null) => Fields {
  const { ifMatch } = resource;
  const kinds = findKinds(resource);
  const inPath = new Set(pathFields(resource));
  const readTexts = (texts: Fields) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, readText(kinds.get(name), text)]));
  return (request, form) => {
    const sent = form !== null ? readTexts(form) : asksByQuery(resource) ? readTexts(request.query as Fields) : readBody(request);
    const params = Object.entries(readTexts(request.params as Fields)).filter(([name]) => inPath.has(name));
    const seen = ifMatch === null ? {} : { [ifMatch]: readVersion(request.headers['if-match']) };
    return { ...sent, ...Object.fromEntries(params), ...seen };
  };
}

function findKinds({ request }: Resource): ReadonlyMap<string, Kind> {
  const { properties = {} } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
  return new Map(Object.entries(properties).map(([name, schema]) => [name, kindOf(schema)]));
}

function kindOf(schema: unknown): Kind {
  const { type, anyOf = [] } = schema as { readonly type?: string; readonly anyOf?: readonly { readonly type?: string }[] };
  const types = [type, ...anyOf.map((each) => each.type)];
  if (types.includes('array')) return 'list';
  if (types.includes('boolean')) return 'boolean';
  return types.includes('integer') || types.includes('number') ? 'number' : 'text';
}

/** Text that is not of its kind stays text, so that the schema refuses it. */
function readText(kind: Kind | undefined, text: unknown): unknown {
  if (kind === 'list') return [text].flat();
  if (kind === 'number' && typeof text === 'string' && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function readBody({ body, headers }: FastifyRequest): Fields {
  if (headers['content-type'] === undefined && body == null) return {};
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) throw new RequestProblem(415, 'This call takes application/json.');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new RequestProblem(400, 'This call takes a JSON object.');
  return { ...body };
}

/** RFC 9110, 8.8.3: a tag stands in quotation marks. */
function readVersion(tag: string | undefined): number {
  const version = /^"(\d{1,10})"$/.exec(tag ?? '')?.[1];
  if (version !== undefined) return Number(version);
  throw new RequestProblem(428, 'Please say which state you have seen: the ETag of what you change, as If-Match.');
}
