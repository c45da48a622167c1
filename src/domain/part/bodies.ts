import type { Finding, Measurement, ModelFormat } from './part.ts';
import { type AlikeBodies, MOST_DIFFERENT_BODIES } from './part-insides.ts';

/** The measurement of a part whose bodies are to be made as one thing: a person prices that, whatever else is known of them. */
export function asAssembly(measurement: Measurement): Measurement {
  const findings = measurement.findings.filter(({ code }) => code !== 'SEVERAL_BODIES' && code !== 'BODIES_TOUCH');
  return { ...measurement, findings: [...findings, AS_ASSEMBLY] };
}

const AS_ASSEMBLY: Finding = {
  code: 'ONE_ASSEMBLY',
  severity: 'review',
  message: 'The bodies of this file are made as one assembly, so our team prices it.',
};

/** Why a part can't be split into its bodies, in the customer's words; null: it can. */
export function refuseSplit({ bodies }: Measurement): string | null {
  if (!bodies || bodies.count < 2) return 'This file holds one body, so there is nothing to split.';
  if (bodies.different > MOST_DIFFERENT_BODIES) {
    return `This file holds ${bodies.different} different bodies. Files of up to ${MOST_DIFFERENT_BODIES} can be split.`;
  }
  return null;
}

/** A file's name with a body's number before the ending, counted from 1. */
export function nameBody(filename: string, number: number): string {
  const [, stem = filename, ending = ''] = /^(.*?)(\.[^.]{1,8})?$/su.exec(filename) ?? [];
  const suffix = `, body ${number}${ending}`;
  return stem.slice(0, MOST_CHARACTERS - suffix.length).replace(/[\ud800-\udbff]$/, '') + suffix;
}

/**
 * What the file of a body is called: as the upload calls the body where it calls no other one so, else after the upload, numbered
 * from 1. The ending is the upload's, or STEP's for formats that bodies are not written in.
 */
export function nameBodyFile(
  upload: { readonly filename: string; readonly format: ModelFormat },
  body: AlikeBodies,
  all: readonly AlikeBodies[],
): string {
  const filename = upload.format === 'iges' ? upload.filename.replace(/\.[^.]*$/, '.step') : upload.filename;
  const name = body.name?.replace(/[/\\:*?"<>|\p{Cc}]+/gu, '_').replace(/^[. ]+|[. ]+$/g, '') ?? '';
  const isAlone = all.every((other) => other === body || other.name?.toLowerCase() !== body.name?.toLowerCase());
  if (name === '') return nameBody(filename, body.first + 1);
  const own = `${name}${/\.[^.]{1,8}$/.exec(filename)?.[0] ?? ''}`;
  return isAlone ? own : nameBody(own, body.first + 1);
}

/** Of a file's name. */
const MOST_CHARACTERS = 255;
