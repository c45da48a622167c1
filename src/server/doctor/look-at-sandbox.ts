import type { Guard } from '../ports/cad-runner.ts';
import type { Finding } from './finding.ts';

/** What keeps the CAD processes in on this machine. */
export function lookAtSandbox(guards: readonly Guard[]): readonly Finding[] {
  const missing = guards.filter(({ holds }) => !holds).map(({ guard }) => guard);
  if (missing.length === 0) return [{ about: 'sandbox', level: 'good', says: 'All guards of the CAD processes hold.' }];
  const says = `The sandbox of the CAD processes lacks ${missing.join(', ')}. Allow namespaces (unshare): see "What keeps a CAD process in" in SECURITY.md.`;
  return [{ about: 'sandbox', level: missing.includes('privileges') ? 'bad' : 'warning', says }];
}
