import type { WebConfig } from '#contract/web-config.ts';
import { adoptConfig } from '../api/calls/load-config.ts';

const TEST_CONFIG: WebConfig = {
  appName: 'QuickQuote',
  logoURL: null,
  buildMode: 'production',
  releaseType: 'alpha',
  apiBase: 'https://quote.test/api/',
  imageBase: 'https://quote.test/img/',
  cadServer: 'https://quote.test/cad/',
  identity: { endpoint: '', clientId: '', region: '', userPoolId: '' },
  postAuthRoute: 'msp/home',
  signUp: 'open',
  receipts: 'full',
  isInstant: true,
  filesStay: false,
  ordersAtOnce: false,
  storefront: null,
  keepPartsDays: null,
  uploadsResume: false,
  traces: false,
  links: {
    terms: 'https://quote.test/terms',
    privacy: 'https://quote.test/privacy',
    support: '',
    signUpForm: 'https://quote.test/start',
    site: 'https://quote.test/',
  },
};

/** Makes the tests' configuration the current one, but for what is changed. */
export function adoptTestConfig(changes: Partial<WebConfig> = {}): WebConfig {
  return adoptConfig({ ...TEST_CONFIG, ...changes });
}
