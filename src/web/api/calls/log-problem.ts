/** Writes what went wrong to the browser's console, for whoever looks into a customer's complaint. */
export function logProblem(message: string, details?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that logs.
  console.error(message, ...(details === undefined ? [] : [details]));
}

/** Writes something odd but harmless to the browser's console. */
export function logWarning(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place that warns.
  console.warn(message);
}
