import { DEMO_RATE_CARD } from '../src/domain/rates/demo-rate-card.ts';
import { RateCardError, readRateCard } from '../src/server/config/read-rate-card.ts';
import { calibrateMachines } from './calibrate/calibrate-machines.ts';
import { CalibrationInputError, readMadeParts } from './calibrate/read-made-parts.ts';
import { refuse } from './commands/refuse.ts';

// `npm run -s calibrate -- made.json [rates.json] > factors.json` holds what parts really took against what the card's machines predict.
// It tells on the terminal what it found, and writes the factors that help as they stand in a rate card; those beyond half and double
// only with --sure.

const isSure = process.argv.includes('--sure');
const [madeFile, cardFile] = process.argv.slice(2).filter((argument) => argument !== '--sure');
if (madeFile === undefined) refuse('Name a file of made parts: npm run -s calibrate -- made.json [rates.json]');
else {
  try {
    const rateCard = cardFile === undefined ? DEMO_RATE_CARD : await readRateCard(cardFile);
    const { report, fragment, doubts } = calibrateMachines(rateCard, await readMadeParts(madeFile, rateCard));
    console.error(report);
    if (doubts.length > 0 && !isSure) refuse([...doubts, 'If they are right, run it again with --sure.'].join('\n'));
    else if (fragment !== null) console.log(JSON.stringify(fragment, null, 2));
  } catch (error) {
    if (!(error instanceof CalibrationInputError || error instanceof RateCardError)) throw error;
    refuse(error.message);
  }
}
