import { parentPort, workerData } from 'node:worker_threads';
import { attack } from './attack.ts';
import { openLedger } from './ledger.ts';

// Attackers in a thread of their own, given the server's address: a thread that they keep busy would tell the visitors' times late.
// The first message ends them; what they got is the answer.

const ending = new AbortController();
const ledger = openLedger(workerData);
const attacked = attack({ baseUrl: workerData, ledger, signal: ending.signal });
parentPort?.once('message', async () => {
  ending.abort();
  await attacked;
  const { times, putOff, failures } = ledger;
  parentPort?.postMessage({ times: times.attack, putOff: putOff.attack, failures });
});
