import { readFile } from 'node:fs/promises';

const INTERVAL_MS = 200;

/** Calls `onOverrun` once a process holds more than `limitMb` of memory. Does nothing where there is no /proc. Returns a function that stops it. */
export function watchMemory(pid: number, limitMb: number, onOverrun: () => void): () => void {
  const timer = setInterval(() => {
    readFile(`/proc/${pid}/status`, 'utf8').then(
      (status) => {
        const residentKb = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
        if (residentKb <= limitMb * 1024) return;
        clearInterval(timer);
        onOverrun();
      },
      () => clearInterval(timer),
    );
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
