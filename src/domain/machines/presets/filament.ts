import { definePreset } from './preset.ts';

/** What the demonstration prints on. */
export const PRINT_FARM = definePreset('FDM', {
  machine: {
    name: 'Print farm, 0.4 mm nozzles',
  },
  build: { x: 350, y: 350, z: 400 },
  source: 'Settings and space between those that makers of 350 mm open-frame and enclosed printers publish',
  year: 2023,
});

export const PRUSA_MK3S = definePreset('FDM', {
  machine: {
    name: 'Prusa MK3S+ class, 0.20 mm layers',
    topLayers: 6,
    solidBehindSlopes: 'yes',
    infillPattern: 'gyroid',
    solidBelow: 0,
    supportAngle: 50,
    supportLayerHeight: 0.25,
    supportWalls: 0,
    longestBridge: 0,
    supportLineWidth: 0.35,
    outerWallSpeed: 25,
    wallSpeed: 45,
    smallWallSpeed: 25,
    topSpeed: 40,
    bridgeSpeed: 25,
    bridgeFlow: 95,
    supportSpeed: 50,
    supportInterfaceSpeed: 40,
    firstLayerSpeed: 20,
    travelSpeed: 180,
    wallAcceleration: 800,
    minimumLayerTime: 15,
    lift: 0.4,
    zAcceleration: 200,
    skirtLoops: 3,
  },
  build: { x: 250, y: 210, z: 210 },
  source:
    'Speeds, accelerations and space that Prusa Research publishes for the Original Prusa i3 MK3S+ at 0.20 mm, with 3 walls and 20 % infill',
  year: 2022,
});
