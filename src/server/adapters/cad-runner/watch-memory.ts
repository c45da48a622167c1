import { readFile } from 'node:fs/promises';

const INTERVAL_MS = 200;

/**
 * Calls `onOverrun` once a process, or the only child that it waits for, holds more than `limitMb` of memory. Does nothing where
 * there is no /proc. Returns a function that stops it.
 */
export function watchMemory(pid: number, limitMb: number, onOverrun: () => void): () => void {
  const timer = setInterval(() => {
    readResidentKb(pid).then(
      (residentKb) => {
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

async function readResidentKb(pid: number): Promise<number> {
  const [child] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')).split(' ');
  const status = await readFile(`/proc/${child || pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
}
