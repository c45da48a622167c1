import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openPostgresDatabase } from '#server/adapters/records/open-postgres-database.ts';
import { startStatusFeed } from '#server/adapters/status-feed/start-status-feed.ts';
import { createScratchDatabase } from '#test/support/scratch-postgres.ts';
import { percentile } from '../load/ledger.ts';

const EVENTS = 500;

/** How long it takes until another process hears of a change: half of the way there and back. */
export async function timeEvents(): Promise<void> {
  const scratch = await createScratchDatabase();
  const open = await openPostgresDatabase(scratch.url);
  const feed = await startStatusFeed(open);
  const echo = fork(new URL('./echo-events.ts', import.meta.url), [scratch.url]);
  try {
    await once(echo, 'message');
    let hear = () => {};
    await feed.watch('pong', () => hear());
    const times: number[] = [];
    for (let event = 0; event < EVENTS; event += 1) {
      const heard = new Promise<void>((resolve) => {
        hear = resolve;
      });
      const began = performance.now();
      await feed.publish('ping');
      await heard;
      times.push((performance.now() - began) / 2);
    }
    console.log(
      `An event from process to process: median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    );
  } finally {
    echo.send('end');
    await once(echo, 'exit');
    await feed.close();
    await open.close();
    await scratch.drop();
  }
}
