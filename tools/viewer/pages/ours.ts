import { createViewer } from '../../../src/web/viewer/create-viewer.ts';
import { offer } from './first-picture.ts';

const host = document.getElementById('host') ?? document.body;
const viewer = await createViewer(host, { colorScheme: 'light' });
viewer.setEdges(false);

offer({
  clear: () => viewer.clear(),
  prepare: () => viewer.prepareForFiles(),
  open(model) {
    const source =
      typeof model === 'string' ? ({ kind: 'address', url: model, name: model } as const) : ({ kind: 'file', file: model } as const);
    viewer.load(source).catch((error: unknown) => console.error(error));
  },
});
