import { findFinish, findMaterial } from '#domain/catalogue/catalogue.ts';
import type { FilamentWork, Placement } from '#domain/estimate/part-work.ts';
import type { FdmMachine } from '#domain/machines/machines.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { estimateFilament, filamentHours } from '#kernel/estimate/filament/estimate-filament.ts';
import type { PlacedMesh } from '#kernel/estimate/layers/placed-mesh.ts';
import { percent } from './percent.ts';
import { type SlicedFigures, sliceModel } from './slice-model.ts';

/** Shares by which our figures for a filament part are over the slicer's. */
export interface FilamentRow {
  readonly model: string;
  /** By the slicer. */
  readonly massG: number;
  readonly mass: number;
  readonly time: number;
  readonly one: number;
  /** Of a hundred: null where they weren't sliced. */
  readonly hundred: number | null;
  /** The role whose volume differs most, of the slicer's mass. */
  readonly reason: string;
}

type Figures = Omit<FilamentWork, 'process' | 'placement'>;

/** Of PLA, g/cm³. */
const DENSITY = 1.24;
/** Less is no part, but what a slicer saves of a surface. */
const LEAST_G = 0.2;

/** Compares a model as it stands in its file; null where the slicer makes nothing of it. A hundred are sliced where `withHundred`. */
export function compareFilament(model: string, mesh: PlacedMesh, machine: FdmMachine, withHundred: boolean): FilamentRow | null {
  const theirs = sliceModel(mesh, machine);
  if (theirs === null || sum(theirs.cm3) * DENSITY < LEAST_G) return null;
  const ours = estimateFilament(mesh, machine, 'full');
  const placement: Placement = { up: [0, 0, 1], along: [1, 0, 0], sizeMm: mesh.sizeMm, fits: true };
  const price = (figures: Figures, quantity: number) => priceOf(figures, machine, placement, quantity);
  const shared = withHundred ? sliceModel(mesh, machine, machine.minimumLayerTime.value / Math.min(100, piecesOf(mesh, machine))) : null;
  const mass = sum(theirs.cm3);
  const roles = Object.entries(theirs.cm3).map(
    ([role, cm3]) => [role, (ours.laidDownCm3[role as keyof typeof theirs.cm3] - cm3) / mass] as const,
  );
  const [role, share] = roles.reduce((worst, next) => (Math.abs(next[1]) > Math.abs(worst[1]) ? next : worst));
  return {
    model,
    massG: mass * DENSITY,
    mass: sum(ours.laidDownCm3) / mass - 1,
    time: filamentHours(ours, machine) / theirs.hours - 1,
    one: price(ours, 1) / price(sliced(theirs), 1) - 1,
    hundred: shared && price(ours, 100) / price(sliced(shared), 100) - 1,
    reason: `${role} ${percent(share)} of the mass`,
  };
}

/** How many pieces share a plate, and with it what a layer waits for. */
function piecesOf({ sizeMm }: PlacedMesh, machine: FdmMachine): number {
  const [{ build }] = DEMO_RATE_CARD.processes.FDM.machines;
  const gap = machine.gap.value;
  const fitting = (space: number, size: number) => Math.floor((space + gap) / (size + gap));
  return Math.max(1, fitting(build.x.value, sizeMm.x) * fitting(build.y.value, sizeMm.y));
}

function priceOf(figures: Figures, machine: FdmMachine, placement: Placement, quantity: number): number {
  const material = findMaterial('fdm-pla');
  const finish = material && findFinish(material, 'as-printed');
  if (!material || !finish) throw new Error('The catalogue lacks PLA.');
  const { machines, leadTimes } = DEMO_RATE_CARD.processes.FDM;
  const priced = priceLine({
    modelSha256: '',
    work: [{ bodies: [0], volumeMm3: 1, areaMm2: 1, work: { process: 'FDM', placement, ...figures } }],
    quantity,
    material,
    finish,
    rateCard: DEMO_RATE_CARD,
    machine: { ...machines[0], figures: machine },
    leadTime: leadTimes[0],
  });
  if (priced.outcome !== 'priced') throw new Error(priced.reasons.join(' '));
  return priced.unitPriceMicros;
}

function sliced({ cm3, hours }: SlicedFigures): Figures {
  return { layers: 1, laidDownCm3: cm3, hours: { walls: hours, skins: 0, infill: 0, support: 0, travel: 0 }, quickLayers: [] };
}

function sum(parts: object): number {
  return Object.values(parts).reduce((total: number, part: number) => total + part, 0);
}
