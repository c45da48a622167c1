import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Writes the icons that are named below, and no others, into `src/web/ui/icons`: `node tools/draw-icons.ts`.

const OUTLINES = join(import.meta.dirname, 'node_modules/@tabler/icons/icons/outline');
const TARGET = join(import.meta.dirname, '../src/web/ui/icons');

/** Sheets, so that the first page and the viewer take along what they show alone: where each is written, and what is on it, as its files are called. */
const SHEETS = {
  icons: ['arrow-right', 'cube', 'file-upload', 'moon', 'shopping-cart', 'sun', 'x'],
  'part-icons': [
    'alert-circle',
    'alert-triangle',
    'check',
    'chevron-down',
    'copy',
    'info-circle',
    'minus',
    'paperclip',
    'photo',
    'plus',
    'refresh',
    'ruler-measure',
    'settings',
    'trash',
    'upload',
  ],
  'more-icons': [
    'arrow-back-up',

    'bolt',
    'box',
    'building-factory-2',

    'chevron-up',
    'circle-check',
    'device-floppy',

    'download',

    'external-link',
    'eye',
    'eye-off',
    'file',
    'file-type-pdf',
    'file-zip',

    'layout-dashboard',
    'link-off',
    'logout',

    'pencil',

    'printer',
    'receipt-2',

    'search',
    'selector',
    'shield-check',
    'shopping-bag',

    'table',
    'truck-delivery',
    'users',
    'users-group',
  ],
  'viewer-icons': [
    'arrows-left-right',
    'dimensions',
    'eraser',
    'folder-open',
    'home',
    'keyboard',
    'palette',
    'pointer',
    'slice',
    'stack-2',
    'wall',
  ],
};

const nameOf = (file: string) => `Icon${file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** All strokes of an icon as one path; each begins at a place of its own, as the sheet is of 24 units. */
function readPath(file: string): string {
  const svg = readFileSync(join(OUTLINES, `${file}.svg`), 'utf8');
  const paths = [...svg.matchAll(/<path d="([^"]+)" \/>/g)].map(([, path = '']) => path.replace(/^m/, 'M'));
  if (paths.length === 0 || /<(?:circle|rect|line)/.test(svg)) throw new Error(`${file}.svg is not made of paths alone.`);
  return paths.join('');
}

const HEAD = '// Written by `node tools/draw-icons.ts`. The shapes are Tabler Icons (MIT License, copyright Paweł Kuna).';

for (const [sheet, files] of Object.entries(SHEETS)) {
  const icons = files.map((file) => `export const ${nameOf(file)} = drawIcon('${readPath(file)}');`);
  writeFileSync(join(TARGET, `${sheet}.tsx`), `${HEAD}\nimport { drawIcon } from './draw-icon.tsx';\n\n${icons.join('\n')}\n`);
}
