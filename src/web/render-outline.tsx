import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import type { WebConfig } from '#contract/web-config.ts';
import { LANGUAGE } from '#domain/language/spoken.ts';
import { adoptConfig } from './api/calls/load-config.ts';
import { texts } from './language/texts.ts';
import { memoryEntries } from './navigation/entries.ts';
import { RouterView } from './navigation/router-view.tsx';
import { createAppRouter } from './routes/app-router.ts';
import { LoadFailure } from './routes/load-failure.tsx';
import { resolveCssVariables, theme } from './theme/theme.ts';
import { OutlineOnly } from './ui/layout/outline-only.ts';

/** An outline says nothing of an installation but its name. */
const CONFIG: Omit<WebConfig, 'appName'> = {
  logoURL: null,
  buildMode: 'production',
  releaseType: 'release',
  apiBase: '/api/',
  imageBase: '/img/',
  cadServer: '/cad/',
  identity: { endpoint: '', clientId: '', region: '', userPoolId: '' },
  postAuthRoute: 'msp/home',
  signUp: 'invited',
  receipts: 'price',
  isInstant: true,
  filesStay: false,
  ordersAtOnce: false,
  storefront: null,
  keepPartsDays: null,
  uploadsResume: false,
  traces: false,
  links: { terms: '', privacy: '', support: '', signUpForm: '', site: '' },
};

/** What a built page says beside its outline. */
export const pageWords = { language: LANGUAGE, ...texts.page };

/**
 * What the app shows every visitor alike of the page at `path`, e.g. '/upload', as HTML: its bar, its heading, and the styles of
 * its theme. `promised`: whether prices hold at once. For builds; runs without a browser.
 */
export async function renderOutline(path: string, appName: string, promised: Pick<WebConfig, 'isInstant'> = CONFIG): Promise<string> {
  adoptConfig({ ...CONFIG, isInstant: promised.isInstant, appName });
  const router = createAppRouter(memoryEntries(`/app${path}`));
  await router.load();
  return renderToStaticMarkup(
    <OutlineOnly value>
      <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables}>
        <RouterView router={router} failure={LoadFailure} />
      </MantineProvider>
    </OutlineOnly>,
  );
}
