import { parseArgs } from 'node:util';
import { readConfig } from '../src/server/config/config.ts';
import { examine } from '../src/server/doctor/examine.ts';
import type { Finding } from '../src/server/doctor/finding.ts';

// `npm run -s doctor` says what is wrong with an installation, to be started or running, and what to do about it. It reads the same
// variables as the server. Ends with 0 where nothing is in the way, 1 where something is, 2 where the settings are not understood.

const SIGNS: Readonly<Record<Finding['level'], string>> = { good: 'ok  ', warning: 'warn', bad: 'BAD ' };
const OPTIONS = { json: { type: 'boolean', default: false }, mail: { type: 'string' }, backups: { type: 'string' } } as const;

// What it stores for a moment is its user's alone.
process.umask(0o077);

const { values } = parseArgs({ options: OPTIONS });
const read = readConfig(process.env);
const findings: readonly Finding[] =
  read.outcome === 'refused'
    ? read.problems.map((says) => ({ about: 'settings', level: 'bad', says }))
    : await examine(read.config, { mailTo: values.mail ?? null, backups: values.backups ?? null });

if (values.json) console.log(JSON.stringify(findings, null, 2));
else for (const { about, level, says } of findings) console.log(`${SIGNS[level]} ${about.padEnd(8)} ${says}`);
process.exitCode = read.outcome === 'refused' ? 2 : findings.some(({ level }) => level === 'bad') ? 1 : 0;
