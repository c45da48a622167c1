import { EdgeSettings, EmbeddedViewer, RGBAColor, RGBColor } from 'online-3d-viewer';
import { offer } from './first-picture.ts';

const host = document.getElementById('host') ?? document.body;
const viewer = new EmbeddedViewer(host, {
  backgroundColor: new RGBAColor(255, 255, 255, 255),
  edgeSettings: new EdgeSettings(false, new RGBColor(0, 0, 0), 1),
  onModelLoadFailed: () => console.error('Online3DViewer could not load the model'),
});

offer({
  clear() {
    viewer.GetViewer().Clear();
    viewer.GetViewer().Render();
  },
  prepare() {},
  open(model) {
    if (typeof model === 'string') viewer.LoadModelFromUrlList([model]);
    else viewer.LoadModelFromFileList([model]);
  },
});
