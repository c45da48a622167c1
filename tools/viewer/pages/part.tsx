import '../../../src/web/theme/mantine-styles.ts';
import '../../../src/web/theme/global.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { ViewButton } from '../../../src/web/product/parts/view-button.tsx';
import { modelOfPart } from '../../../src/web/stores/active-model-store.ts';
import { adoptTestConfig } from '../../../src/web/testing/test-config.ts';
import { resolveCssVariables, theme } from '../../../src/web/theme/theme.ts';
import { type PictureTimes, showsPicture, timePictures } from './first-picture.ts';

// What a page with a part on it offers: the button that opens the part in 3D, and nothing of the viewer yet.

adoptTestConfig({
  apiBase: `${location.origin}/api/`,
  imageBase: `${location.origin}/img/`,
  cadServer: `${location.origin}/`,
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

const shown = Promise.withResolvers<PictureTimes>();
window.pressed = shown.promise;
window.addEventListener(
  'click',
  () => shown.resolve(timePictures(filename, performance.now(), () => isShown(document.querySelector('dialog[open] canvas')))),
  { capture: true, once: true },
);

/** Whether the open dialog's canvas holds a picture of its size. */
function isShown(canvas: HTMLCanvasElement | null): boolean {
  if (!canvas?.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height, clientWidth, clientHeight } = canvas;
  const fits = width === Math.floor(clientWidth * devicePixelRatio) && height === Math.floor(clientHeight * devicePixelRatio);
  return fits && showsPicture(canvas);
}
