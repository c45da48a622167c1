import type { Translation } from '#domain/language/translation.ts';
import { readConfig } from '../../api/calls/load-config.ts';
import type { retentionTexts as english } from './retention-texts.ts';

/** What customers and providers read about how long files are kept, in German; null where they are kept for good. */
export const retentionTexts: Translation<typeof english> = () => {
  const { keepPartsDays } = readConfig();
  if (keepPartsDays === null) return null;
  const days = keepPartsDays === 1 ? '1 Tag' : `${keepPartsDays} Tage`;
  const after = keepPartsDays === 1 ? '1 Tag' : `${keepPartsDays} Tagen`;
  return {
    promise: `Ihre Dateien werden ${days} nach dem Hochladen oder der letzten Anfrage gelöscht.`,
    deleted: `Diese Datei wurde nach ${after} gelöscht. Laden Sie sie noch einmal hoch, um einen Preis zu sehen.`,
    ofProvider: `Jedes wird ${days} nach dem Hochladen oder der letzten Anfrage gelöscht.`,
  };
};
