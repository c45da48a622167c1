import type { Log } from '#server/ports/log.ts';

export interface MemoryLog extends Log {
  /** What was logged so far. */
  readonly lines: { readonly level: keyof Log; readonly details: object; readonly message: string }[];
}

export function createMemoryLog(): MemoryLog {
  const lines: MemoryLog['lines'] = [];
  const keep = (level: keyof Log) => (details: object, message: string) => {
    lines.push({ level, details, message });
  };
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') };
}
