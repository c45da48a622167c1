import type { ProcessCode } from '../../catalogue/process.ts';
import { BAMBU_X1C, PRINT_FARM, PRUSA_MK3S, PRUSA_MK4S, PRUSA_XL } from './filament.ts';
import { EOS_M290 } from './metal.ts';
import { EOS_FORMIGA, EOS_P396, HP_5200 } from './powder.ts';
import type { MachinePreset } from './preset.ts';
import { FORMLABS_FORM3, MASKED_VAT, PRUSA_SL1 } from './resin.ts';

/** Machines to start a rate card from, by the names that the command takes. */
export const MACHINE_PRESETS: Readonly<Record<string, MachinePreset>> = {
  'print-farm': PRINT_FARM,
  'prusa-mk3s': PRUSA_MK3S,
  'prusa-mk4s': PRUSA_MK4S,
  'prusa-xl': PRUSA_XL,
  'bambu-x1c': BAMBU_X1C,
  'masked-vat': MASKED_VAT,
  'prusa-sl1': PRUSA_SL1,
  'formlabs-form3': FORMLABS_FORM3,
  'eos-p396': EOS_P396,
  'eos-formiga': EOS_FORMIGA,
  'hp-5200': HP_5200,
  'eos-m290': EOS_M290,
};

/** The presets of one process, by their names. */
export function listPresets<P extends ProcessCode>(process: P): readonly (readonly [string, MachinePreset<P>])[] {
  return Object.entries(MACHINE_PRESETS).filter((entry): entry is [string, MachinePreset<P>] => entry[1].process === process);
}
