import type { SettingsKind } from '#contract/shop/settings-kind.ts';
import type { SavedSettings } from '../../ports/records/shop-settings.ts';
import type { Member } from '../shared/find-access.ts';
import type { Ports } from '../shared/ports.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

interface Scene {
  readonly ports: Pick<Ports, 'records'>;
  readonly member: Member;
}

/** One kind of settings of the caller's shop, and what the caller may do there. */
export async function showSettings<T>({ ports, member: { provider, role } }: Scene, kind: SettingsKind<T>) {
  return { role, ...(await ports.records.settings.find(provider.id, kind)) };
}

/** Changes them, unless a colleague was quicker. */
export async function changeSettings<T>(
  { ports, member }: Scene,
  kind: SettingsKind<T>,
  { settings, revision }: SavedSettings<T>,
): Promise<{ readonly revision: number } | Refusal> {
  const saved = await ports.records.settings.save(member.provider.id, kind, settings, revision);
  return saved === null ? refuse(412, 'stale', CHANGED_MEANWHILE) : { revision: saved };
}

const CHANGED_MEANWHILE = 'A colleague has changed these settings since you opened them. Nothing was overwritten: please look again.';
