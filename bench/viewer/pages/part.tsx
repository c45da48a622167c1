import '#web/theme/mantine-styles.ts';
import '#web/theme/global.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { adoptConfig } from '#web/api/load-config.ts';
import { modelOfPart } from '#web/stores/active-model-store.ts';
import { resolveCssVariables, theme } from '#web/theme/theme.ts';
import { ViewButton } from '#web/ui/view-button.tsx';
import { nextFrame, showsPicture } from './first-picture.ts';

// What a page with a part on it offers: the button that opens the part in 3D, and nothing of the viewer yet.

const GIVE_UP_MS = 60_000;

adoptConfig({
  appName: 'QuickQuote',
  buildMode: 'production',
  releaseType: 'release',
  apiBase: `${location.origin}/api/`,
  imageBase: `${location.origin}/img/`,
  cadServer: `${location.origin}/`,
  identity: { endpoint: '', clientId: '', region: '', userPoolId: '' },
  postAuthRoute: 'msp/wip',
  links: { terms: '', privacy: '', support: '', signUpForm: '', site: '' },
});
const filename = new URLSearchParams(location.search).get('part') ?? '';
const model = modelOfPart({ internalFilename: filename, filename, image: '', unit: 'mm', dimensions: { x: 1, y: 1, z: 1 } });

createRoot(document.getElementById('root') ?? document.body).render(
  <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables}>
    <div style={{ padding: '10rem' }}>
      <ViewButton model={model} />
    </div>
  </MantineProvider>,
);

const shown = Promise.withResolvers<number>();
window.pressed = shown.promise;
window.addEventListener('click', () => void watch(), { capture: true, once: true });

/** Times from the press to the first frame in which the open dialog's canvas holds a picture of its size. */
async function watch(): Promise<void> {
  const pressed = performance.now();
  while (performance.now() - pressed < GIVE_UP_MS) {
    await nextFrame();
    const canvas = document.querySelector<HTMLCanvasElement>('dialog[open] canvas');
    if (canvas === null || !canvas.checkVisibility({ visibilityProperty: true })) continue;
    const { width, height, clientWidth, clientHeight } = canvas;
    const fits = width === Math.floor(clientWidth * devicePixelRatio) && height === Math.floor(clientHeight * devicePixelRatio);
    if (fits && showsPicture(canvas)) return shown.resolve(performance.now() - pressed);
  }
  shown.reject(new Error(`${filename} never showed up`));
}
