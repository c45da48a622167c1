import { expect, test } from 'vitest';
import { MACHINE_PRESETS } from '../machines/presets/machine-presets.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import { hashRateCard } from './hash-rate-card.ts';
import { hashProfile } from './profile.ts';
import type { ShopMachine } from './rate-card.ts';
import { upgradeRateCard } from './upgrade-rate-card.ts';

/** What machines' figures hash to: when one changes, the stored work on every part is worked out anew. A new figure means to. */
const PROFILES: Readonly<Record<string, string>> = {
  'print-farm': '23fa80267f3ffb9584ee2551d6fe22529736d9fec61d57d6414a78d21a58fe2d',
  'prusa-mk3s': '87c55c22736ec19dc679b46440c7bcb808208bab46112fd3195ef6aca9d45057',
  'masked-vat': 'cd62395d71cec63ee6a6937a8d5f339af54b9211a05f974dfb2be345f1b65b4e',
  'prusa-sl1': '3214a5fa75ba8c046dbbe1f7ddab1f7a0520c37d327fe5516c93676f78e1fdc0',
  'formlabs-form3': 'd4d9134d591157679e4d1747b44b490bf45a9244ca7eef49819bae5e40ef60a6',
  'eos-p396': 'f7b9bd00885de3099f82a285993a4da57dd91a139bbbae04cb3ef11a58db618b',
  'eos-formiga': 'a5f4a52b9bfd412ff8fd349277f5d8376bd587c14b79ab8ea4093e13e4ba55db',
  'hp-5200': '26a78384c800b2de2f1702682335ee4ba7ad81b86f400402b01408e035b5bc97',
  'eos-m290': '964af9b2969c8db0c2a53c79399443398053c0c99d16eabada5d542308c199cd',
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
