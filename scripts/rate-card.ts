import { DEMO_RATE_CARD } from '../src/domain/pricing/demo-rate-card.ts';
import { RateCardError, readRateCard } from '../src/server/read-rate-card.ts';

// `npm run -s rate-card > rates.json` writes the demo's rates to start from; `npm run -s rate-card rates.json` checks a file.

const [file] = process.argv.slice(2);
if (file === undefined) console.log(writeCard());
else await check(file);

/** A line for each rate, so that the file can be read through. */
function writeCard(): string {
  return JSON.stringify(DEMO_RATE_CARD, null, 2).replace(/\{\s+("value": [^,\s]+),\s+("unit": "[^"]+")\s+\}/g, '{ $1, $2 }');
}

async function check(path: string): Promise<void> {
  try {
    const { version } = await readRateCard(path);
    console.log(`${path} is complete, version ${version}. Name it in RATE_CARD_FILE and start the server anew.`);
  } catch (error) {
    if (!(error instanceof RateCardError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
