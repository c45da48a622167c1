import { spawnSync } from 'node:child_process';
import type { SlaMachine } from '#domain/machines/machines.ts';
import type { PlacedMesh } from '#kernel/estimate/layers/placed-mesh.ts';
import { runSlicer } from './run-slicer.ts';

export interface SlicedResin {
  readonly cm3: number;
  readonly layers: number;
}

/** What PrusaSlicer takes to print a mesh in a vat as it stands; null where it refuses or takes too long. */
export function sliceResin(mesh: PlacedMesh, machine: SlaMachine): SlicedResin | null {
  return runSlicer(mesh, {
    settings: resinSettings(machine),
    options: ['--export-sla'],
    ending: 'sl1',
    read: readFigures,
  });
}

/** An SL1 file is a ZIP archive; its `config.ini` says what the print takes. */
function readFigures(file: string): SlicedResin | null {
  const text = spawnSync('unzip', ['-p', file, 'config.ini'], { encoding: 'utf8' }).stdout;
  const figure = (name: string) => Number(new RegExp(`^${name} = (.*)$`, 'm').exec(text)?.[1]);
  const figures = { cm3: figure('usedMaterial'), layers: figure('numSlow') + figure('numFast') };
  return figures.cm3 > 0 && figures.layers > 0 ? figures : null;
}

/** Settings for what a machine states; the rest are those of a slow dental resin. Images are coarse: they count for nothing here. */
function resinSettings(machine: SlaMachine): string {
  const settings: Readonly<Record<string, string | number>> = {
    printer_technology: 'SLA',
    layer_height: machine.layerHeight.value,
    initial_layer_height: machine.layerHeight.value,
    exposure_time: machine.exposure.value,
    initial_exposure_time: 2 * machine.exposure.value,
    bed_shape: '0x0,335x0,335x200,0x200',
    display_width: 335,
    display_height: 200,
    display_pixels_x: 335,
    display_pixels_y: 200,
    max_print_height: 300,
    supports_enable: 1,
    support_head_front_diameter: 0.4,
    support_head_penetration: 0.4,
    support_head_width: 3,
    support_pillar_diameter: machine.pillarDiameter.value,
    support_small_pillar_diameter_percent: '60%',
    support_base_diameter: 3,
    support_base_height: 1,
    support_critical_angle: 45,
    support_max_bridge_length: 10,
    support_object_elevation: machine.elevation.value,
    support_pillar_connection_mode: 'zigzag',
    support_pillar_widening_factor: 0,
    pad_enable: 1,
    pad_wall_thickness: machine.padThickness.value,
    pad_wall_height: 0,
    pad_wall_slope: 45,
    pad_max_merge_distance: 50,
    slice_closing_radius: 0.005,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('');
}
