/** A process's usual short form: what stands in brackets at its end where there is something, for instance 'SLA'. */
export function shortProcessName(process: string): string {
  return /\(([^()]+)\)\s*$/.exec(process)?.[1] ?? process;
}
