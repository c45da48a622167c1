import { spawnSync } from 'node:child_process';

/** Runs a program to its end and answers what it printed. Throws where it is missing or ends badly. */
export function runProgram(program: string, args: readonly string[], cwd?: string): string {
  const options = { encoding: 'utf8', cwd, env: { ...process.env, LC_ALL: 'C' }, maxBuffer: 2 ** 28 } as const;
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  if (error !== undefined) throw new Error(`${program} is needed to put the image together: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.slice(-2000)}`);
  return stdout;
}
