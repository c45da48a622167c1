/** Draws the catalogue's pictures anew: `node scripts/draw-catalogue.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { FINISH_BALLS } from './catalogue-art/finish-balls.ts';
import { MATERIAL_LOOKS } from './catalogue-art/material-looks.ts';
import { drawSamplePart } from './catalogue-art/sample-part.ts';

const folder = new URL('../src/web/public/catalogue/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [id, look] of Object.entries(MATERIAL_LOOKS)) writeFileSync(new URL(`${id}.svg`, folder), drawSamplePart(look));
for (const [id, svg] of Object.entries(FINISH_BALLS)) writeFileSync(new URL(`finish-${id}.svg`, folder), svg);
