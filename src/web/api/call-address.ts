import type { Call } from '#contract/define-call.ts';
import { readConfig } from './load-config.ts';

/** The fields of a call as the wire wants them: the action first, objects as JSON text, undefined left out. */
export function listFields(call: Call, input: object): (readonly [string, string | Blob])[] {
  const fields: (readonly [string, string | Blob])[] = call.action === undefined ? [] : [[call.action.field, call.action.value]];
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) {
      continue;
    }
    fields.push([name, call.jsonFields.includes(name) ? JSON.stringify(value) : value instanceof Blob ? value : String(value)]);
  }
  return fields;
}

/** A multipart body; a File keeps its name. */
export function buildFormData(call: Call, input: object): FormData {
  const form = new FormData();
  for (const [name, value] of listFields(call, input)) {
    form.append(name, value);
  }
  return form;
}

/** Where a call goes: the API base and its path, and for a stream the fields as a query. */
export function callAddress(call: Call, input: object = {}): string {
  const address = readConfig().apiBase + call.path;
  if (call.encoding !== 'query') {
    return address;
  }
  const query = new URLSearchParams();
  for (const [name, value] of listFields(call, input)) {
    query.set(name, String(value));
  }
  return `${address}?${query}`;
}
