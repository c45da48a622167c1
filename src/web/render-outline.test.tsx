import { expect, test } from 'vitest';
import { renderOutline } from './render-outline.tsx';

test('an outline has the bar and the heading of its page, and nothing that depends on the visitor', async () => {
  const upload = await renderOutline('/upload', 'Shop');
  expect(upload).toMatch(/<h1[^>]*>Upload Part<\/h1><p[^>]*>Upload your CAD files\./);
  expect(upload).toContain('Get Your QuickQuote');
  expect(upload).toContain('>Shop</span>');
  expect(upload).toMatch(/data-unknown="true"><span aria-hidden="true">0</);
  expect(upload).not.toMatch(/<script|<input|<footer|Manufacturing process/);
  expect(await renderOutline('/quote', 'Shop')).not.toContain('No parts are selected');
});

test('an outline brings the colours of both schemes along', async () => {
  const about = await renderOutline('/about', 'Shop');
  expect(about).toContain('>About Shop</h1>');
  for (const scheme of ['light', 'dark']) expect(about).toMatch(new RegExp(`data-mantine-color-scheme="${scheme}"\\][^}]*--surface:`));
});

test('the viewer stands whole in its outline, and waits for its engine with nothing in it', async () => {
  const viewer = await renderOutline('/viewer', 'Shop');
  for (const words of ['3D View', 'Load file', 'Measure', 'Rotate', 'Loading 3D Viewer. Please wait...']) expect(viewer).toContain(words);
  expect(viewer).toContain('aria-label="3D view, empty"');
  expect(viewer).not.toContain('Sample housing');
});
