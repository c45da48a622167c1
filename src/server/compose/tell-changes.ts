import type { Records } from '../ports/records/records.ts';
import type { StatusFeed } from '../ports/status-feed.ts';
import { nameChanges } from '../services/desk/watch-request.ts';

/** Records that tell the feed of each step of a request's life, whoever takes it, once it is stored; `report` is told where that failed. */
export function tellChanges(records: Records, feed: StatusFeed, report: (error: unknown) => void): Records {
  return {
    ...records,
    desk: {
      ...records.desk,
      async change(requestId, at, decide) {
        const outcome = await records.desk.change(requestId, at, decide);
        if (outcome.outcome === 'changed') await feed.publish(nameChanges(requestId)).catch(report);
        return outcome;
      },
    },
  };
}
