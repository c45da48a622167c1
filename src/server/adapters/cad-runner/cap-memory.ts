import { execFile } from 'node:child_process';

const MARGIN_MB = 1024;

/**
 * Caps what a process may allocate (RLIMIT_DATA) where the `prlimit` program exists; elsewhere the watchdog is alone.
 * Well above the watchdog's limit, which gives the clearer account of what happened: a process that hits this cap in the
 * middle of its own start dies in ways that say nothing of memory.
 */
export function capMemory(pid: number, limitMb: number): void {
  const bytes = (Math.round(limitMb * 1.25) + MARGIN_MB) * 1024 * 1024;
  execFile('prlimit', ['--pid', String(pid), `--data=${bytes}`], () => {});
}
