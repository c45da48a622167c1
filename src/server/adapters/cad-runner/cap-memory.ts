import { execFile } from 'node:child_process';

/**
 * Caps what a process may allocate (RLIMIT_DATA) where the `prlimit` program exists; elsewhere the watchdog is alone.
 * A little above the watchdog's limit, which gives the clearer account of what happened.
 */
export function capMemory(pid: number, limitMb: number): void {
  const bytes = Math.round(limitMb * 1.25) * 1024 * 1024;
  execFile('prlimit', ['--pid', String(pid), `--data=${bytes}`], () => {});
}
