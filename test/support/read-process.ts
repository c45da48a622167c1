import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its clock. */
export const TICKS_A_SECOND = 100;

export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  /** Processor time since it began, user's and system's. */
  readonly seconds: number;
}

/** A process by /proc/PID/stat; null once it has ended. */
export function readProcess(pid: number): Process | null {
  const text = readProc(pid, 'stat');
  if (text === null) return null;
  // proc(5): the name stands in brackets and may hold anything; behind it come state, parent and, as the 14th and 15th, ticks.
  const end = text.lastIndexOf(')');
  const [, parent, ...rest] = text
    .slice(end + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0] = rest.slice(9);
  return { pid, parent: parent ?? 0, name: text.slice(text.indexOf('(') + 1, end), seconds: (user + system) / TICKS_A_SECOND };
}

/** The most memory that a process has held, MB; 0 once it has ended. */
export function readPeakMb(pid: number): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readProc(pid, 'status') ?? '')?.[1] ?? 0) / 1024;
}

function readProc(pid: number, file: 'stat' | 'status'): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
