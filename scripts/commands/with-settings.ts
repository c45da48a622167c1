import { type Config, readConfig } from '../../src/server/config/config.ts';
import { refuse } from './refuse.ts';

/** Carries a command out by the variables that the server reads; where they are not understood, it is refused. */
export async function withSettings(carryOut: (config: Config) => Promise<void>): Promise<void> {
  const read = readConfig(process.env);
  if (read.outcome === 'refused') refuse(read.problems.join('\n'));
  else await carryOut(read.config);
}
