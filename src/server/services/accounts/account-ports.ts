import type { Language } from '#domain/language/language.ts';
import type { Ports, UserPool } from '../shared/ports.ts';

/** What the user pool's operations stand on. */
export interface AccountPorts extends Pick<Ports, 'records' | 'feed' | 'clock' | 'identity' | 'hashSetUp'> {
  readonly userPool: UserPool;
  /** What the person reads. */
  readonly language: Language;
  /** Told of trouble that the answer does not mention. */
  readonly report: (error: unknown) => void;
}
