/** How much `npm run torture` does, and how little of it every run of the tests does. */
const FULL = {
  kills: 100,
  deskKills: 100,
  mutatedFiles: 10_000,
  outageMs: 60_000,
  databaseRestarts: 20,
  storeRestarts: 20,
  clusterKills: 50,
  rollingRounds: 5,
  orders: 10_000,
  eachPdf: 1,
} as const;
const SHORT = {
  kills: 10,
  deskKills: 8,
  mutatedFiles: 200,
  outageMs: 5_000,
  databaseRestarts: 4,
  storeRestarts: 3,
  clusterKills: 6,
  rollingRounds: 1,
  orders: 1_000,
  eachPdf: 20,
} as const;

export const TORTURE_SCALE = process.env['TORTURE'] === 'full' ? FULL : SHORT;
