import { type FakeAnswer, stubServer } from './fake-server.ts';
import { sampleDashboard, sampleHome, sampleSetUp } from './sample-desk.ts';
import { samplePricing } from './sample-pricing.ts';
import { sampleConfiguration } from './sample-shop.ts';

interface Asked {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly authorization: string | null;
}
/** The body of a success, or a whole answer. */
type Answer = object | FakeAnswer;

/** Of a server that fails. */
export const DOWN: FakeAnswer = { status: 500, body: { success: false, error: 'down' } };
/** What getDetails answers an account without a shop. */
export const NO_SHOP: Answer = { success: true, mspID: '-1', role: 'owner', registered: false, mspDetails: null, revision: 0 };

const { material, colors, finishes } = sampleConfiguration('fdm-pla');
const DEFAULTS: Readonly<Record<string, Answer>> = {
  getDetails: { ...NO_SHOP, mspID: '7' },
  registerMSP: { success: true, mspURL: 'https://quote.test/app/upload?msp_id=7' },
  getPricing: samplePricing(),
  getPartList: { success: true, partList: [] },
  listRequests: { success: true, requests: [], nextCursor: null, total: null, counts: null },
  getDeskHome: sampleHome({ hasRequests: false }),
  getSetUp: sampleSetUp(),
  getDashboard: sampleDashboard({ hasRequests: false }),
  getClientBook: { success: true, role: 'owner', clients: [] },
  listClients: { success: true, clients: [], nextCursor: null, hasRequests: false },
  getMaterialList: { success: true, materialList: [material, sampleConfiguration('fdm-abs').material] },
  getColorList: { success: true, colorList: colors },
  getFinishList: { success: true, finishList: finishes },
};

/** Answers the portal's calls by their action, and /ready with `shortages`; answers what calls it was asked so far, in order. */
export function stubPortalServer(answers: Readonly<Record<string, Answer>> = {}, shortages: readonly string[] = []): Asked[] {
  const asked: Asked[] = [];
  stubServer({
    answer(request) {
      if (request.path.endsWith('/ready')) return { body: { dependencies: shortages.map((name) => ({ name, ok: false })) } };
      const fields = Object.fromEntries([...request.fields].map(([name, value]) => [name, String(value)]));
      const action = Object.entries(fields).find(([name]) => name.endsWith('Action'))?.[1] ?? '';
      asked.push({ action, fields, authorization: request.authorization });
      const answer = { ...DEFAULTS, ...answers }[action] ?? { status: 404, body: { success: false, error: 'No such call' } };
      return 'status' in answer ? answer : { body: answer };
    },
  });
  return asked;
}
