import type { Finding, Measurement } from './part.ts';
import { MOST_DIFFERENT_BODIES } from './part-insides.ts';

/** The measurement of a part whose bodies are to be made as one thing: a person prices that, whatever else is known of them. */
export function asAssembly(measurement: Measurement): Measurement {
  const findings = measurement.findings.filter(({ code }) => code !== 'SEVERAL_BODIES' && code !== 'BODIES_TOUCH');
  return { ...measurement, findings: [...findings, AS_ASSEMBLY] };
}

const AS_ASSEMBLY: Finding = {
  code: 'ONE_ASSEMBLY',
  severity: 'review',
  message: 'The bodies of this file are to be made as one assembly, so a person prices it.',
};

/** Why a part can't be split into its bodies, in the customer's words; null: it can. */
export function refuseSplit({ bodies }: Measurement): string | null {
  if (!bodies || bodies.count < 2) return 'This file holds one body, so there is nothing to split.';
  if (bodies.different > MOST_DIFFERENT_BODIES) {
    return `This file holds ${bodies.different} different bodies. Files of up to ${MOST_DIFFERENT_BODIES} can be split.`;
  }
  return null;
}

/** The name of a body of a file, numbered from 1: the file's, with the number before the ending. */
export function nameBody(filename: string, number: number): string {
  const [, stem = filename, ending = ''] = /^(.*?)(\.[^.]{1,8})?$/su.exec(filename) ?? [];
  const suffix = `, body ${number}${ending}`;
  return stem.slice(0, MOST_CHARACTERS - suffix.length).replace(/[\ud800-\udbff]$/, '') + suffix;
}

/** Of a file's name. */
const MOST_CHARACTERS = 255;
