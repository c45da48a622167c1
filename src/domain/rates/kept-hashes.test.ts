import { expect, test } from 'vitest';
import { MACHINE_PRESETS } from '../machines/presets/machine-presets.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import { hashRateCard } from './hash-rate-card.ts';
import { hashProfile } from './profile.ts';
import type { ShopMachine } from './rate-card.ts';
import { upgradeRateCard } from './upgrade-rate-card.ts';

/** What machines' figures hash to: when one changes, the stored work on every part is worked out anew. A new figure means to. */
const PROFILES: Readonly<Record<string, string>> = {
  'print-farm': '74a50288cfdef3613e309561614ce0b2b0ed683422edeeef09043ed9773d3d96',
  'prusa-mk3s': '7d099026df6cb82519f6c177d1746ea613dde1545a5243336ebc4a2ba2b70dbb',
  'masked-vat': '5f0a1bb06d0b94448d244b9d1c076e8291f91f21c63f5546dccd1ce2ba2c2998',
  'prusa-sl1': 'e9eb225c72fdcc1be9fcaa4f197445af7f294460bc9a3a6b21fe316648c5bc81',
  'formlabs-form3': '7b5ac393d9dd056e8cbc93547a5f5108e4b5e4bee779099d2b8b5414a5773d6a',
  'eos-p396': '22b1db9dfdbdaba14959867c5652f545b877eccbddc7babbe89fa819a0f8de43',
  'eos-formiga': '636ef8966b5cd1da7f25f8acd08651175f8c5abb30b594540d4d243151b93c75',
  'hp-5200': '2ce4209f38bf86773f56f9ed3e273e98bc42723ff1b1aae727b8e88f53bb1a96',
  'eos-m290': '5de487f4c6fd2c7e362343857f8fc1ba1d7b2654e990bf29cc5e2a594bf6eff0',
};
/** The same of the demonstration's card, which receipts name. */
const DEMO = 'f111134c7e55e6b8cf64229545e6517edc6e2ba238d38f18db485a316ab27b11';

test.each(Object.entries(MACHINE_PRESETS))('HOLD-11 the work that is stored for %s is found again', (name, { process, machine, build }) => {
  const preset = { ...DEMO_RATE_CARD.processes[process].machines[0], figures: machine, build } as ShopMachine;
  expect(hashProfile(process, preset)).toBe(PROFILES[name]);
});

test('PRC-05 the demonstration’s card hashes as ever, and so it does when it is read from where it was stored', () => {
  expect(hashRateCard(DEMO_RATE_CARD)).toBe(DEMO);
  expect(hashRateCard(upgradeRateCard(JSON.parse(JSON.stringify(DEMO_RATE_CARD))))).toBe(DEMO);
});
