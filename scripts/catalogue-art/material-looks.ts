import type { Look } from './sample-part.ts';

const FILAMENT = { layers: 13, grain: 0, gloss: 0.12, opacity: 1 };
const RESIN = { layers: 0, grain: 0, gloss: 0.35, opacity: 1 };
const POWDER = { layers: 0, grain: 0.45, gloss: 0, opacity: 1 };
const METAL = { layers: 0, grain: 0.2, gloss: 0.95, opacity: 1 };

/** By material id. */
export const MATERIAL_LOOKS: Readonly<Record<string, Look>> = {
  'fdm-pla': { ...FILAMENT, color: '#e2703a' },
  'fdm-petg': { ...FILAMENT, color: '#3b7fc4', gloss: 0.45, opacity: 0.94 },
  'fdm-abs': { ...FILAMENT, color: '#dcd8cc' },
  'fdm-asa': { ...FILAMENT, color: '#5f8a63' },
  'fdm-tpu95a': { ...FILAMENT, color: '#3a3d42', gloss: 0 },
  'fdm-pc': { ...FILAMENT, color: '#cfc6a8', gloss: 0.5, opacity: 0.86 },
  'sla-standard': { ...RESIN, color: '#a9afb5' },
  'sla-tough': { ...RESIN, color: '#5b7f8c' },
  'sla-clear': { ...RESIN, color: '#c3dde8', gloss: 0.9, opacity: 0.55 },
  'sla-high-temp': { ...RESIN, color: '#d08a2a', gloss: 0.7, opacity: 0.86 },
  'sls-pa12': { ...POWDER, color: '#e9e7e0' },
  'sls-pa11': { ...POWDER, color: '#36383d' },
  'sls-pa12gf': { ...POWDER, color: '#b4b7b5', gloss: 0.1 },
  'mjf-pa12': { ...POWDER, color: '#77797d' },
  'mjf-pa12gb': { ...POWDER, color: '#8f8d86', gloss: 0.1 },
  'dmls-alsi10mg': { ...METAL, color: '#bfc5ca', grain: 0.34, gloss: 0.6 },
  'dmls-316l': { ...METAL, color: '#9aa1a8' },
  'dmls-ti6al4v': { ...METAL, color: '#8a847c', gloss: 0.75 },
  'dmls-maraging': { ...METAL, color: '#6d747c', gloss: 0.85 },
};
