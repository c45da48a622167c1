import { readConfig } from '../../api/calls/load-config.ts';

/** What customers and providers read about how long files are kept; null where they are kept for good. */
export function retentionTexts() {
  const { keepPartsDays } = readConfig();
  if (keepPartsDays === null) return null;
  const days = keepPartsDays === 1 ? '1 day' : `${keepPartsDays} days`;
  return {
    promise: `Your files are deleted ${days} after their upload or last request for quote.`,
    deleted: `This file was deleted after ${days}. Upload it again to price it.`,
    ofProvider: `Each is deleted ${days} after its upload or last request for quote.`,
  };
}
