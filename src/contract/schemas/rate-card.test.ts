import { expect, test } from 'vitest';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { rateCardSchema } from './rate-card.ts';

const card = () => JSON.parse(JSON.stringify(DEMO_RATE_CARD));
const read = (change: (card: ReturnType<typeof JSON.parse>) => void) => {
  const changed = card();
  change(changed);
  return rateCardSchema.safeParse(changed);
};

test('PRC-01 a card is read as it is, with the notes that are kept beside its figures', () => {
  expect(rateCardSchema.parse(card())).toEqual(DEMO_RATE_CARD);
  const noted = read(({ processes }) => {
    processes.FDM.machines[0].source = 'a data sheet';
    processes.FDM.machines[0].hour.published = '1.2 to 8.64';
  });
  expect(noted.success ? noted.data.processes.FDM.machines[0] : null).toMatchObject({
    source: 'a data sheet',
    hour: { value: 3.5, unit: 'money/h', published: '1.2 to 8.64' },
  });
});

test.each([
  ['a figure is missing', (of: ReturnType<typeof card>) => delete of.processes.DMLS.machines[0].figures.buildRate],
  ['a figure is in another unit', (of: ReturnType<typeof card>) => Object.assign(of.materials['fdm-pla'].price, { unit: 'money/lb' })],
  ['a choice is none', (of: ReturnType<typeof card>) => Object.assign(of.processes.FDM.machines[0].figures, { infillPattern: 'cubic' })],
  ['a process is missing', (of: ReturnType<typeof card>) => delete of.processes.MJF],
])('PRC-01 what has another form is no card: %s', (_what, change) => {
  expect(read(change).success).toBe(false);
});

test('PRC-01 a card that was stored before a bound was drawn is still read, for its owner to mend it', () => {
  expect(read(({ processes }) => Object.assign(processes.FDM.margin, { value: 120 })).success).toBe(true);
});
