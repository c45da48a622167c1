import { parseArgs } from 'node:util';
import { TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { compareProcesses } from './compare-processes.ts';
import { timeEvents } from './time-events.ts';
import { timeLists } from './time-lists.ts';

// What a second worker and a second server bring, how fast an event gets from process to process, and what a shop's lists take among a
// million requests: `npm run bench:scale [-- --only processes,events,lists --seconds 60 --rounds 3 --requests 1000000 --shops 1000]`.
// It wants TEST_DATABASE_URL, and TEST_S3_… for the processes: `eval "$(scripts/ci/start-postgres.sh)"; eval "$(scripts/ci/start-s3.sh)"`.

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'processes,events,lists' },
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '3' },
    requests: { type: 'string', default: '1000000' },
    shops: { type: 'string', default: '1000' },
  },
});

if (TEST_DATABASE_URL === undefined || process.env['TEST_S3_ENDPOINT'] === undefined)
  throw new Error('TEST_DATABASE_URL and TEST_S3_ENDPOINT are needed: start-postgres.sh and start-s3.sh of scripts/ci print them.');
const only = values.only.split(',');
if (only.includes('events')) await timeEvents();
if (only.includes('processes')) await compareProcesses({ seconds: Number(values.seconds), rounds: Number(values.rounds) });
if (only.includes('lists')) await timeLists({ requests: Number(values.requests), shops: Number(values.shops) });
