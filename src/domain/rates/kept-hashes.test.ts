import { expect, test } from 'vitest';
import { MACHINE_PRESETS } from '../machines/presets/machine-presets.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import { hashRateCard } from './hash-rate-card.ts';
import { hashProfile } from './profile.ts';
import type { ShopMachine } from './rate-card.ts';
import { upgradeRateCard } from './upgrade-rate-card.ts';

/** What machines' figures hash to: when one changes, the stored work on every part is worked out anew. A new figure means to. */
const PROFILES: Readonly<Record<string, string>> = {
  'print-farm': '98b0c2e752fd598ec4800d5121b08cfd8e90f7d5fb288b36ac4e435ddd5ba605',
  'prusa-mk3s': '4517ae088f343a8a827e4d1e337c0c46b471eff78960d41480ad4931f51a0433',
  'masked-vat': 'f30312b6048544f96931969be9f167a2850acd7ad74dbfb440f284f840f58e04',
  'prusa-sl1': 'd56c5de8f495ff099abcc3fa5f11ed980abea982197daee21e58ed88e13b18d5',
  'formlabs-form3': 'b6f48d1136365c3373c496538848906829a8736859c140ecad2bd50a23d47aa6',
  'eos-p396': '72aa744957dc43b1b22a97f82a6a332fde8f36a3003004f05711aedbe7eb2b0b',
  'eos-formiga': 'a410a56a62be0ebfb4475f8e1ee4b140b8a3f8dbef0104d4d5676e30fc28db19',
  'hp-5200': '3394e7f5553ad197826fd6a5ea2bbed2e816ef6945e64e493bd69548ffa3339a',
  'eos-m290': '448bc3318521a3ca79f70d545455bf78d4c36e64e460ca6ff1254c4c302d9a34',
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
