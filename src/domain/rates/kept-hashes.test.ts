import { expect, test } from 'vitest';
import { MACHINE_PRESETS } from '../machines/presets/machine-presets.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import { hashRateCard } from './hash-rate-card.ts';
import { hashProfile } from './profile.ts';
import type { ShopMachine } from './rate-card.ts';
import { upgradeRateCard } from './upgrade-rate-card.ts';

/** What machines' figures hash to: when one changes, the stored work on every part is worked out anew. A new figure means to. */
const PROFILES: Readonly<Record<string, string>> = {
  'print-farm': 'fe7851d54272bfd38dca49a40b2a1249de4d7c0e665f931bfe4e9ec75b64fc0c',
  'prusa-mk3s': '7dbad211e5bb65febf727fb7d1b4eb72cfe6ce17e68b342de3b3942c43dca3aa',
  'masked-vat': 'ccfbf2030464d4ef8f3821cbc548e022970239fb63ac931f7c53776973605575',
  'prusa-sl1': '425cc112fb51112cf52347421844e57b79dbe5e7992351c8436558637c12bb32',
  'formlabs-form3': 'd6daf3c60c61ca2508bfbcab0abd1ada5101841a6a1b5381261d12d30be187b0',
  'eos-p396': '8815b3d3304873c03631cf095470d22cf549113775647217bb7b42d099c31fa4',
  'eos-formiga': 'a0b094660416aee31b05fb570346f27944aceca2365e2fc98e44590e21ab43e7',
  'hp-5200': '095cebb556004dc63bf401c78e5c663a3e92348323580484ef49a8d23300fccb',
  'eos-m290': 'f51124e0ca948bf1202aa70a1e7230410b082716ba24f2dd47a7b815f57efd43',
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
