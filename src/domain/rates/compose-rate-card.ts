import { MACHINE_PRESETS } from '../machines/presets/machine-presets.ts';
import type { MachinePreset } from '../machines/presets/preset.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import type { ProcessRates } from './rate-card.ts';
import { type PublishedRange, RATE_SOURCES } from './rate-sources.ts';

export type ComposedCard =
  /** A complete rate card as JSON; rates with a published range tell it beside their figure. */
  { readonly ok: true; readonly card: object } | { readonly ok: false; readonly problem: string };

/** The demonstration's rates to start a shop's own card from, with the machines of these presets in place of the demonstration's. */
export function composeRateCard(presetNames: readonly string[]): ComposedCard {
  const chosen = new Map<string, MachinePreset>();
  for (const name of presetNames) {
    const preset = Object.hasOwn(MACHINE_PRESETS, name) ? MACHINE_PRESETS[name] : undefined;
    if (preset === undefined) {
      return { ok: false, problem: `There is no preset ${name}. The presets are ${Object.keys(MACHINE_PRESETS).join(', ')}.` };
    }
    if (chosen.has(preset.process)) {
      return { ok: false, problem: `A card has one machine for each process; ${name} is the second for ${preset.process}.` };
    }
    chosen.set(preset.process, preset);
  }
  const processes = Object.entries(DEMO_RATE_CARD.processes).map(([code, rates]: [string, ProcessRates]) => {
    const [first] = rates.machines;
    const preset = chosen.get(code) ?? Object.values(MACHINE_PRESETS).find(({ machine }) => machine === first.figures);
    const own = { ...first, hour: { ...first.hour, ...tellPublished(`processes.${code}.machines.0.hour`) } };
    if (preset === undefined) return [code, { ...rates, machines: [own] }];
    const { machine, build, source, year } = preset;
    return [code, { ...rates, machines: [{ ...own, figures: machine, build, source: `${source} (${year})` }] }];
  });
  const materials = Object.entries(DEMO_RATE_CARD.materials).map(([id, rates]) => [
    id,
    Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, { ...rate, ...tellPublished(`materials.${id}.${name}`) }])),
  ]);
  const card = { ...DEMO_RATE_CARD, processes: Object.fromEntries(processes), materials: Object.fromEntries(materials) };
  return { ok: true, card };
}

function tellPublished(path: string): { readonly published?: string } {
  const range: PublishedRange | undefined = RATE_SOURCES[path];
  return range === undefined ? {} : { published: `${range.low} to ${range.high} (${range.source}, ${range.year})` };
}
