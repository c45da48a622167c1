import { asksByQuery, type Call, pathFields, type Resource, type SpecifiedCall } from '#contract/schemas/define-call.ts';
import { LANGUAGE } from '#domain/language/spoken.ts';
import { authorizationFor } from './authorization.ts';
import { readConfig } from './load-config.ts';

/** A call as it goes over the wire. */
export interface EncodedCall {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
}

/** Where a call goes, as whoever is signed in where it needs somebody, and with which fields; what is undefined is left out. */
export function encodeCall(call: Call, input: object): EncodedCall {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const encoded = call.kind === 'resource' ? encodeResource(call, given) : encodeSpecified(call, given);
  const headers = { 'Accept-Language': LANGUAGE, ...encoded.headers, ...authorizationFor(call), ...beginTrace() };
  return { ...encoded, method: call.method, headers };
}

/** W3C trace context: the server's work for the call, and what follows from it, is told as one. */
function beginTrace(): { readonly traceparent?: string } {
  if (!readConfig().traces) return {};
  const ids = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { traceparent: `00-${ids.slice(0, 32)}-${ids.slice(32)}-01` };
}

/** Where a call goes alone, for what is no fetch: an event stream, a form. */
export function callAddress(call: Call, input: object = {}): string {
  return encodeCall(call, input).address;
}

type Field = readonly [name: string, value: unknown];
type Encoded = Omit<EncodedCall, 'method'>;

function encodeResource(call: Resource, given: readonly Field[]): Encoded {
  const inPath = new Set(pathFields(call));
  const values = new Map(given);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const address = readConfig().apiBase + path;
  const tag = tagOf(call, given);
  const rest = given.filter(([name]) => !inPath.has(name) && name !== call.ifMatch);
  if (call.file !== null) return { address, headers: tag, body: composeForm(rest) };
  if (!asksByQuery(call))
    return { address, headers: { 'Content-Type': 'application/json', ...tag }, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = composeQuery(rest.filter(([, value]) => value !== null));
  return { address: query === '' ? address : `${address}?${query}`, headers: tag, body: null };
}

function encodeSpecified(call: SpecifiedCall, given: readonly Field[]): Encoded {
  const action: readonly Field[] = call.action === undefined ? [] : [[call.action.field, call.action.value]];
  const tag = tagOf(call, given);
  const sent = given.filter(([name]) => name !== call.ifMatch);
  const texts = sent.map(([name, value]): Field => [name, call.jsonFields.includes(name) ? JSON.stringify(value) : value]);
  const fields = [...action, ...texts];
  const address = readConfig().apiBase + call.path;
  if (call.encoding === 'query') return { address: `${address}?${composeQuery(fields)}`, headers: {}, body: null };
  if (call.encoding === 'multipart') return { address, headers: tag, body: composeForm(fields) };
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  return { address, headers, body: JSON.stringify(Object.fromEntries(fields)) };
}

/** The state that the caller has seen, where it says so. */
function tagOf({ ifMatch }: Call, given: readonly Field[]): Record<string, string> {
  const seen = given.find(([name]) => name === ifMatch);
  return seen === undefined ? {} : { 'If-Match': `"${seen[1]}"` };
}

/** A File keeps its name. */
function composeForm(fields: readonly Field[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** A list repeats its name. */
function composeQuery(fields: readonly Field[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) for (const each of [value].flat()) query.append(name, String(each));
  return query.toString();
}
