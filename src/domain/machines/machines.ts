import type { ProcessCode } from '../catalogue/process.ts';
import { choice, figure, text, under, type ValueOf } from '../fields/field.ts';

/** What all machines state of themselves. */
const NAME = { name: text('line', 'Name', 'As receipts name the machine.') };
const CALIBRATION = under('Calibration', {
  hoursFactor: figure('x', 1, 'Time correction', 'Your measured hours over the predicted ones. 1.1 makes every print 10 % longer.', {
    above: 0,
  }),
  gramsFactor: figure('x', 1, 'Material correction', 'Your measured grams over the predicted ones. 1.1 uses 10 % more material.', {
    above: 0,
  }),
});
/** How much machine time a kilogram of material, or removing supports, weighs as when orientations are compared. */
const weighMaterial = (usual: number) =>
  figure(
    'h/kg',
    usual,
    'Weight of material',
    'Machine hours that a kilogram counts as when parts are oriented. More saves supports, less saves time.',
  );
const weighRemoval = (usual: number) =>
  figure(
    'h',
    usual,
    'Weight of supports',
    'Machine hours that removing supports counts as when parts are oriented: its cost over the hourly rate.',
  );
const layerHeight = (usual: number) =>
  figure('mm', usual, 'Layer height', 'Thinner layers take longer and cost more.', { above: 0, max: 2 });
const supportAngle = (usual: number) =>
  figure('deg', usual, 'Support angle', 'Faces that lean further over, from the plate, are supported. Higher means more supports.');
const gap = (usual: number) =>
  figure('mm', usual, 'Gap between parts', 'Kept free around each part. A larger one means fewer parts in a run.');
/** Share of plate × height of the highest that the pieces of a job take, with their gaps. */
const platePacking = (usual: number) =>
  figure('%', usual, 'Plate use', 'Footprints × heights of a usual job, of the plate × its tallest part. More makes each part cheaper.', {
    above: 0,
    max: 100,
  });
const speed = (usual: number, label: string, help = 'Faster makes prints shorter and cheaper.') =>
  figure('mm/s', usual, label, help, { above: 0 });
const acceleration = (usual: number, label: string, help: string) => figure('mm/s2', usual, label, help, { above: 0 });

/** Filament machines (fused deposition): walls, skins and a sparse infill, laid down line by line. */
const FDM = {
  ...NAME,
  ...under('Layers and walls', {
    layerHeight: layerHeight(0.2),
    firstLayerHeight: figure('mm', 0.2, 'First layer height', 'Of the layer on the plate.', { above: 0, max: 2 }),
    lineWidth: figure('mm', 0.45, 'Line width', 'Wider lines fill a layer sooner.', { above: 0, max: 5 }),
    walls: figure('lines', 3, 'Walls', 'Lines around each layer. More take material and time.'),
    topLayers: figure('layers', 5, 'Top layers', 'Solid layers under level tops. More take material and time.'),
    bottomLayers: figure('layers', 4, 'Bottom layers', 'Solid layers over level bottoms. More take material and time.'),
    solidBehindSlopes: choice(
      { no: 'No', yes: 'Yes' },
      'no',
      'Thick skin on slopes',
      'Slopes get a skin as thick as level faces. It takes more material.',
    ),
  }),
  ...under('Infill', {
    infill: figure('%', 20, 'Infill', 'How much of the inside is filled. More takes material and time.', { max: 100 }),
    infillPattern: choice(
      { grid: 'Grid', gyroid: 'Gyroid' },
      'grid',
      'Infill pattern',
      'Gyroid takes longer than a grid, since its lines are curved.',
    ),
    solidBelow: figure('mm2', 70, 'Fill solid below', 'Smaller areas of a layer are filled solid.'),
  }),
  ...under('Supports', {
    supportAngle: supportAngle(45),
    supportSpacing: figure('mm', 2, 'Support line spacing', 'Closer lines take more material and time.', { above: 0 }),
    supportLayerHeight: figure('mm', 0.3, 'Support layer height', 'Supports in higher layers are printed sooner.', { above: 0, max: 2 }),
    supportWalls: figure('lines', 1, 'Support walls', 'Lines around a support. More take material and time.'),
    /** Between two sides. */
    longestBridge: figure('mm', 1000, 'Longest bridge', 'Level spans up to this need no supports. 0 supports all of them.'),
    supportLineWidth: figure('mm', 0.45, 'Support line width', 'Wider lines take more material.', { above: 0 }),
    supportInterfaceLayers: figure(
      'layers',
      2,
      'Interface layers',
      'Dense layers between a support and the part. More take material and time.',
    ),
    supportInterfaceSpacing: figure('mm', 0.2, 'Interface line spacing', 'In the interface layers. Closer lines take longer.', {
      above: 0,
    }),
  }),
  ...under('Speeds', {
    outerWallSpeed: speed(80, 'Outer walls'),
    wallSpeed: speed(80, 'Inner walls'),
    smallWallSpeed: speed(80, 'Small holes', 'Walls around holes of up to 6.5 mm radius.'),
    infillSpeed: speed(80, 'Infill speed'),
    solidSpeed: speed(80, 'Solid areas'),
    topSpeed: speed(80, 'Top surfaces', 'The uppermost layer of level faces.'),
    bridgeSpeed: speed(80, 'Bridges', 'Lines that span air.'),
    supportSpeed: speed(80, 'Support speed', 'Faster makes parts with supports cheaper.'),
    supportInterfaceSpeed: speed(80, 'Support interface speed', 'Faster makes parts with supports cheaper.'),
    firstLayerSpeed: speed(80, 'First layer speed', 'Slow for a good hold on the plate.'),
    travelSpeed: speed(150, 'Travel speed', 'Between lines, without printing.'),
    minimumSpeed: speed(15, 'Minimum speed', 'No layer is slowed down below this.'),
  }),
  ...under('Motion', {
    acceleration: acceleration(1000, 'Acceleration', 'Higher makes short lines faster.'),
    /** And of all of the first layer; no more than `acceleration`. */
    wallAcceleration: acceleration(1000, 'Wall acceleration', 'Higher makes walls with many corners faster.'),
    zAcceleration: acceleration(500, 'Lift acceleration', 'Higher shortens prints with many travels.'),
    jerk: figure('mm/s', 8, 'Jerk', 'Change of speed in corners without slowing down.'),
    lift: figure('mm', 0.2, 'Lift', 'How far the nozzle is lifted before travelling.'),
  }),
  ...under('Material flow', {
    flowLimit: figure('mm3/s', 15, 'Flow limit', 'What the nozzle can melt. It limits all speeds.', { above: 0 }),
    bridgeFlow: figure('%', 154, 'Bridge flow', 'Material of a line that spans air, against a line of the layer’s height.', { above: 0 }),
    minimumLayerTime: figure(
      's',
      10,
      'Minimum layer time',
      'Quicker layers are slowed down, for the plastic to set. It makes small parts take longer.',
    ),
    retraction: figure('mm', 0.8, 'Retraction', 'How far filament is pulled back before travelling.'),
    retractionSpeed: speed(35, 'Retraction speed', 'Faster shortens prints with many travels.'),
  }),
  ...under('Plate', {
    skirtLoops: figure('loops', 1, 'Skirt loops', 'Lines around the plate before the part.'),
    gap: gap(6),
  }),
  ...under('Orientation', { materialWeight: weighMaterial(8), removalWeight: weighRemoval(0.34) }),
  ...CALIBRATION,
};

/** Resin vats: a mask exposes a whole layer at once, a laser draws it. */
const SLA = {
  ...NAME,
  ...under('Layers', {
    layerHeight: layerHeight(0.05),
    lift: figure('s/layer', 6, 'Peel time', 'Peeling, lifting and settling between two layers. It makes tall parts take longer.'),
    exposure: figure('s/layer', 0, 'Exposure', 'A mask’s time for a layer; 0 for lasers. It makes tall parts take longer.'),
    scan: figure('s/cm2', 0, 'Laser time by area', 'For each cm² of a layer; 0 for masks.'),
    outline: figure('s/m', 0, 'Laser time by outline', 'For each metre of outline; 0 for masks.'),
  }),
  ...under('Supports', {
    padThickness: figure('mm', 1, 'Pad thickness', 'Under each part with supports. It takes material.'),
    /** Between the pad and the part. */
    elevation: figure('mm', 5, 'Lift off the plate', 'How far parts stand above it on supports. It takes material and time.'),
    supportAngle: supportAngle(15),
    supportDensity: figure('1/cm2', 8, 'Support points', 'Under each cm² of a level face. More take material and work.'),
    pillarDiameter: figure('mm', 1, 'Pillar diameter', 'Of supports. Thicker ones take more material.'),
  }),
  ...under('Plate', { packing: platePacking(50), gap: gap(3) }),
  ...under('Orientation', { materialWeight: weighMaterial(10) }),
  ...CALIBRATION,
};

/** Polymer powder beds: parts are packed in a chamber that takes its time by height, whatever it holds. */
const POWDER_BED = {
  ...NAME,
  ...under('Layers', {
    layerHeight: layerHeight(0.1),
    layerTime: figure('s/layer', 30, 'Layer time', 'Spreading and fusing. It makes all parts of a chamber take longer.', { above: 0 }),
    warmUp: figure('h', 4, 'Warm-up and cool-down', 'For a full chamber; a part pays for its share of it.'),
  }),
  ...under('Chamber', {
    packing: figure('%', 55, 'Packing density', 'How much of the chamber parts’ wraps fill. More makes each part cheaper.', {
      above: 0,
      max: 100,
    }),
    gap: gap(5),
    refresh: figure('%', 8, 'Powder lost', 'Of the powder around a part, what cannot be used again.', { max: 100 }),
  }),
  ...under('Orientation', { materialWeight: weighMaterial(1) }),
  ...CALIBRATION,
};

/** Metal powder beds: lasers melt each layer's section and its outline. */
const DMLS = {
  ...NAME,
  ...under('Layers', {
    layerHeight: layerHeight(0.04),
    recoating: figure('s/layer', 10, 'Recoating', 'Time for spreading a layer. It makes tall parts take longer.'),
    /** Sections and supports. */
    buildRate: figure('cm3/h', 18.4, 'Build rate', 'Volume melted in an hour. More makes parts cheaper.', { above: 0 }),
    outlineSpeed: figure('mm/s', 800, 'Outline speed', 'Of the laser along a layer’s edge.'),
  }),
  ...under('Supports', {
    supportAngle: supportAngle(45),
    supportDensity: figure('%', 15, 'Support density', 'Metal in a support’s space. More takes material and time.', { max: 100 }),
    elevation: figure('mm', 3, 'Lift off the plate', 'Stock left under parts to cut through. It takes material and time.'),
    removal: figure('s/cm2', 20, 'Cut-off time', 'For each cm² that stands on the plate.'),
  }),
  ...under('Plate', { packing: platePacking(65), gap: gap(3) }),
  ...under('Orientation', { materialWeight: weighMaterial(2), removalWeight: weighRemoval(0.09) }),
  ...CALIBRATION,
};

/** Every figure that machines work by: its unit, what is usual, its words and its bounds. One line is a figure; its use is the rest. */
export const MACHINE_FIELDS = { FDM, SLA, SLS: POWDER_BED, MJF: POWDER_BED, DMLS } as const;

/** What of a machine's space can be used. */
export const BUILD_FIELDS = {
  x: figure('mm', 200, 'Build width', 'Larger parts go on another machine.', { above: 0 }),
  y: figure('mm', 200, 'Build depth', 'Larger parts go on another machine.', { above: 0 }),
  z: figure('mm', 200, 'Build height', 'Taller parts go on another machine.', { above: 0 }),
};

export type MachineByProcess = { readonly [P in ProcessCode]: ValueOf<(typeof MACHINE_FIELDS)[P]> };
export type FdmMachine = MachineByProcess['FDM'];
export type SlaMachine = MachineByProcess['SLA'];
export type PowderBedMachine = MachineByProcess['SLS'];
export type DmlsMachine = MachineByProcess['DMLS'];
