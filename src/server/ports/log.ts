/** Where it is told what happens, for whoever runs the installation. Fastify's logger is one. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * How log lines call a part: by the beginning of its internal file name, which leads to its record but not to its file. The whole
 * name would open it to whoever reads the log.
 */
export function nameInLogs(internalFilename: string): string {
  return internalFilename.slice(0, 8);
}
