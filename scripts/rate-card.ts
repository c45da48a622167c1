import { composeRateCard } from '../src/domain/rates/compose-rate-card.ts';
import { RateCardError, readRateCard } from '../src/server/config/read-rate-card.ts';
import { refuse } from './commands/refuse.ts';

// `npm run -s rate-card > rates.json` writes the demo's rates to start from, with the machines of presets where they are named:
// `npm run -s rate-card -- --preset prusa-mk3s --preset formlabs-form3 > rates.json`; `npm run -s rate-card rates.json` checks a file.

const given = process.argv.slice(2);
const [file] = given;
if (file === undefined || file === '--preset') write(given.filter((_, index) => index % 2 === 1));
else await check(file);

/** A line for each rate, so that the file can be read through. */
function write(presets: readonly string[]): void {
  const composed = composeRateCard(presets);
  if (!composed.ok) {
    refuse(composed.problem);
    return;
  }
  const text = JSON.stringify(composed.card, null, 2);
  console.log(text.replace(/\{\s+("value": [^,\s]+),\s+("unit": "[^"]+")(?:(,)\s+("published": "[^"]+"))?\s+\}/g, joinRate));
}

function joinRate(_rate: string, value: string, unit: string, comma?: string, published?: string): string {
  return comma === undefined ? `{ ${value}, ${unit} }` : `{ ${value}, ${unit}, ${published} }`;
}

async function check(path: string): Promise<void> {
  try {
    const { version } = await readRateCard(path);
    console.log(`${path} is complete, version ${version}. Name it in RATE_CARD_FILE and start the server anew.`);
  } catch (error) {
    if (!(error instanceof RateCardError)) throw error;
    refuse(error.message);
  }
}
