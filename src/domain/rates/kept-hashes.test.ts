import { expect, test } from 'vitest';
import { MACHINE_PRESETS } from '../machines/presets/machine-presets.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import { hashRateCard } from './hash-rate-card.ts';
import { hashProfile } from './profile.ts';
import type { ShopMachine } from './rate-card.ts';
import { upgradeRateCard } from './upgrade-rate-card.ts';

/** What machines' figures hash to: when one changes, the stored work on every part is worked out anew. A new figure means to. */
const PROFILES: Readonly<Record<string, string>> = {
  'print-farm': '08b0670a638607351473b69b5968bfd5467a157728f23cdbde7af8b40f75d7c2',
  'prusa-mk3s': 'f19bcb9697b831c297f851d050d5a2019d4b60135a621ae2912058121917dc34',
  'prusa-mk4s': 'c1e98743805ab447d0ba190a65310f988f6c8ee75e11b0b2e2ef6f342184b0ff',
  'prusa-xl': '0b32d1b26fadd2ee896650afef1cd20d06491b77435a0161e45c6c8a67e4e9a8',
  'bambu-x1c': '860adb08c69539fab666918666e533fe680f28b5e81e059b4a998dbda0c8e2d1',
  'masked-vat': '89e8750a72710bb65caf5a681ed3e5c69322b3f0d4327b73a1704dd5cd5013f6',
  'prusa-sl1': '78a2d62160de583f484bd901cc473fc73559af7548ebe94567461484069d4328',
  'formlabs-form3': '3b164e96d9ff0f49cbd80f0e2bdd823b4ca1372ccccd57c19f3944b8693e5b06',
  'eos-p396': 'ede9e28d7b916bd4c33e9217c81cee456c63af3018936fe9bc525c1e8f414ed0',
  'eos-formiga': '228af9e6018476f7100e2c13e29fe9a11b997953058c80df65b41938638733ce',
  'hp-5200': '33f1e4f0892a674e66cd82f31e614294f903edc871f0d3fb8523c4e209b25655',
  'eos-m290': 'e16074874e7703ca3a11b57a4a588d577acd023dccccf7cb5a3a4ce8fd5a6f4a',
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
