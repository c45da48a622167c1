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

/** What the fast profiles of Prusa's machines with input shaping have in common. */
const INPUT_SHAPED_PRUSA = {
  solidBehindSlopes: 'yes',
  solidBelow: 0,
  supportAngle: 40,
  supportLayerHeight: 0.25,
  supportWalls: 0,
  longestBridge: 0,
  supportLineWidth: 0.36,
  supportInterfaceLayers: 5,
  outerWallSpeed: 170,
  wallSpeed: 170,
  smallWallSpeed: 170,
  infillSpeed: 200,
  solidSpeed: 200,
  topSpeed: 100,
  bridgeSpeed: 50,
  acceleration: 4000,
  zAcceleration: 200,
  bridgeFlow: 100,
  skirtLoops: 0,
} as const;

export const PRUSA_MK4S = definePreset('FDM', {
  machine: {
    name: 'Prusa MK4S class, 0.20 mm layers',
    bottomLayers: 3,
    ...INPUT_SHAPED_PRUSA,
    supportSpeed: 120,
    supportInterfaceSpeed: 60,
    firstLayerSpeed: 40,
    travelSpeed: 300,
    minimumSpeed: 20,
    wallAcceleration: 4000,
    minimumLayerTime: 6,
    retraction: 0.7,
  },
  build: { x: 250, y: 210, z: 220 },
  source:
    'Speeds, accelerations and space of the profile that slicers have for the Prusa MK4S (0.20 mm SPEED, 0.4 mm nozzle, PLA), with 3 walls and 20 % infill',
  year: 2025,
});

export const PRUSA_XL = definePreset('FDM', {
  machine: {
    name: 'Prusa XL class, 0.20 mm layers',
    ...INPUT_SHAPED_PRUSA,
    supportSpeed: 110,
    supportInterfaceSpeed: 55,
    firstLayerSpeed: 25,
    travelSpeed: 400,
    wallAcceleration: 2500,
  },
  build: { x: 360, y: 360, z: 360 },
  source:
    'Speeds, accelerations and space of the profile that slicers have for the Prusa XL (0.20 mm Speed, 0.4 mm nozzle), with 3 walls and 20 % infill',
  year: 2025,
});

export const BAMBU_X1C = definePreset('FDM', {
  machine: {
    name: 'Bambu Lab X1C and P1S class, 0.20 mm layers',
    bottomLayers: 3,
    solidBehindSlopes: 'yes',
    solidBelow: 15,
    supportAngle: 30,
    supportSpacing: 2.5,
    supportLayerHeight: 0.2,
    longestBridge: 0,
    supportLineWidth: 0.42,
    supportInterfaceSpacing: 0.5,
    outerWallSpeed: 200,
    wallSpeed: 300,
    smallWallSpeed: 200,
    infillSpeed: 270,
    solidSpeed: 250,
    topSpeed: 200,
    bridgeSpeed: 50,
    supportSpeed: 150,
    firstLayerSpeed: 50,
    travelSpeed: 500,
    minimumSpeed: 50,
    acceleration: 10_000,
    wallAcceleration: 5000,
    jerk: 9,
    lift: 0.4,
    flowLimit: 21,
    bridgeFlow: 100,
    minimumLayerTime: 4,
    retractionSpeed: 30,
    skirtLoops: 0,
  },
  // The strip beside the corner where the nozzle is wiped stays free.
  build: { x: 238, y: 256, z: 250 },
  source:
    'Speeds, accelerations, flow and space of the profile that Bambu Studio has for the X1 Carbon and the P1S (0.20 mm Standard, 0.4 mm nozzle, PLA Basic), with 3 walls and 20 % infill',
  year: 2025,
});
