import { and, eq } from 'drizzle-orm';
import { DEFAULT_DESK_SETTINGS, type DeskSettings } from '#domain/desk/desk-settings.ts';
import type { QueryRunner } from '../core/database.ts';
import { deskSettings } from './desk-schema.ts';

/** The defaults, with revision 0, until they are saved. */
export async function findSettings(runner: QueryRunner, providerId: string) {
  const { settings, revision } = deskSettings;
  const [found] = await runner.select({ settings, revision }).from(deskSettings).where(eq(deskSettings.providerId, providerId));
  return found ?? { settings: DEFAULT_DESK_SETTINGS, revision: 0 };
}

/** Answers the new revision; null where `expectedRevision` is not the present one. */
export async function saveSettings(runner: QueryRunner, providerId: string, settings: DeskSettings, expectedRevision: number) {
  const saved = { providerId, settings, revision: expectedRevision + 1 };
  const { revision } = deskSettings;
  const isPresent = and(eq(deskSettings.providerId, providerId), eq(revision, expectedRevision));
  const done =
    expectedRevision === 0
      ? runner.insert(deskSettings).values(saved).onConflictDoNothing().returning({ revision })
      : runner.update(deskSettings).set(saved).where(isPresent).returning({ revision });
  return (await done)[0]?.revision ?? null;
}
