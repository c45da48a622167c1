import { expect, test } from 'vitest';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { slicerSettings } from './slicer-settings.ts';

test('HOLD-16 the slicer that prices are compared with is asked for what the demonstration’s filament machine states', () => {
  const lines = new Set(slicerSettings(DEMO_RATE_CARD.processes.FDM.machines[0].figures).split('\n'));
  for (const line of [
    'layer_height = 0.2',
    'extrusion_width = 0.45',
    'perimeters = 3',
    'top_solid_layers = 5',
    'bottom_solid_layers = 4',
    'fill_density = 20%',
    'fill_pattern = grid',
    'perimeter_speed = 80',
    'travel_speed = 150',
    'support_material_spacing = 2',
    'slowdown_below_layer_time = 10',
    'filament_density = 1.24',
  ]) {
    expect(lines).toContain(line);
  }
});
