import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Guard } from '../ports/cad-runner.ts';
import type { Machine } from '../ports/machine.ts';
import { RESERVE_BYTES } from '../services/shared/guard-resources.ts';
import { codeOf, type Finding } from './finding.ts';

const MB = 2 ** 20;
/** A few hundred uploads with their pictures. */
const LITTLE_BYTES = 2_000 * MB;
/** Each visitor takes a few, each CAD process ten. */
const FEW_DESCRIPTORS = 4_000;

/** Whether the data folder can be written to, and what this machine has left for it. */
export async function lookAtMachine(dataFolder: string, machine: Machine): Promise<readonly Finding[]> {
  const place = await lookAtFolder(dataFolder);
  if (place.level === 'bad') return [place];
  const free = await machine.countFreeBytes();
  return [place, ...(Number.isFinite(free) ? [judgeSpace(free)] : []), ...judgeDescriptors(await machine.countFreeDescriptors())];
}

async function lookAtFolder(folder: string): Promise<Finding> {
  const about = 'machine';
  try {
    if (!(await stat(folder)).isDirectory()) return { about, level: 'bad', says: `DATA_DIR, ${folder}, is no folder. Name another one.` };
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return { about, level: 'good', says: `DATA_DIR, ${folder}, can be written to.` };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return lookAtParent(folder);
    return {
      about,
      level: 'bad',
      says: `DATA_DIR, ${folder}, can not be written to. Give the folder to the user that runs the server, or name another one.`,
    };
  }
}

async function lookAtParent(folder: string): Promise<Finding> {
  const about = 'machine';
  for (let parent = dirname(folder); ; parent = dirname(parent)) {
    const outcome = await access(parent, constants.W_OK | constants.X_OK).then(() => '', codeOf);
    if (outcome === 'ENOENT') continue;
    if (outcome === '') return { about, level: 'good', says: `DATA_DIR, ${folder}, is not there yet; the first start makes it.` };
    return {
      about,
      level: 'bad',
      says: `DATA_DIR, ${folder}, is not there and can not be made. Make it and give it to the user that runs the server, or name another one.`,
    };
  }
}

function judgeSpace(bytes: number): Finding {
  const free = `${Math.floor(bytes / MB)} MB are free for DATA_DIR`;
  if (bytes < RESERVE_BYTES)
    return { about: 'machine', level: 'bad', says: `Only ${free}: uploads are refused, and the server does not start. Make space.` };
  if (bytes < LITTLE_BYTES)
    return { about: 'machine', level: 'warning', says: `Only ${free}. Make space, or set KEEP_PARTS_DAYS, before uploads are refused.` };
  return { about: 'machine', level: 'good', says: `${free}.` };
}

function judgeDescriptors(free: number | null): readonly Finding[] {
  if (free === null || free >= FEW_DESCRIPTORS) return [];
  const says = `Only ${free} more files and connections may be open at once, which is little for many visitors. Give the service LimitNOFILE=65536, or the container ulimits.`;
  return [{ about: 'machine', level: 'warning', says }];
}

/** What keeps the CAD processes in on this machine. */
export function lookAtSandbox(guards: readonly Guard[]): readonly Finding[] {
  const missing = guards.filter(({ holds }) => !holds).map(({ guard }) => guard);
  if (missing.length === 0) return [{ about: 'sandbox', level: 'good', says: 'All guards of the CAD processes hold.' }];
  const says = `The sandbox of the CAD processes lacks ${missing.join(', ')}. Allow namespaces (unshare): see "What keeps a CAD process in" in SECURITY.md.`;
  return [{ about: 'sandbox', level: missing.includes('privileges') ? 'bad' : 'warning', says }];
}
