import { type Rate, rate } from '../rate.ts';

/** What all machines state of themselves. */
interface MachineFigures {
  /** As receipts name it. */
  readonly name: string;
  /** How many hours of machine weigh as much as a kilogram of material when orientations are compared. */
  readonly materialWeight: Rate<'h/kg'>;
  /** What the shop's own prints take against what its figures predict, as calibration found it. */
  readonly hoursFactor: Rate<'x'>;
  readonly gramsFactor: Rate<'x'>;
}

/** The factors of a machine that nobody has calibrated. */
export const UNCALIBRATED = { hoursFactor: rate(1, 'x'), gramsFactor: rate(1, 'x') } as const;

/** Filament machines (fused deposition): walls, skins and a sparse infill, laid down line by line. */
export interface FdmMachine extends MachineFigures {
  /** How many hours of machine it counts as to remove a piece's supports when orientations are compared: many stand without any. */
  readonly removalWeight: Rate<'h'>;
  readonly layerHeight: Rate<'mm'>;
  readonly firstLayerHeight: Rate<'mm'>;
  readonly lineWidth: Rate<'mm'>;
  readonly walls: Rate<'lines'>;
  readonly topLayers: Rate<'layers'>;
  readonly bottomLayers: Rate<'layers'>;
  /** Whether infill is solid behind slopes, so that their skin is as thick as that of level surfaces. */
  readonly solidBehindSlopes: 'no' | 'yes';
  readonly infill: Rate<'%'>;
  /** 'grid': straight lines, crossing; 'gyroid': waves, which take longer, since their turns are slower. */
  readonly infillPattern: 'grid' | 'gyroid';
  /** Regions of a layer smaller than this are filled solid. */
  readonly solidBelow: Rate<'mm2'>;
  /** Surfaces that lean further over than this, from the plate, are supported. */
  readonly supportAngle: Rate<'deg'>;
  /** Between two lines of a support's body. */
  readonly supportSpacing: Rate<'mm'>;
  /** Supports' bodies can be laid down in layers higher than the part's. */
  readonly supportLayerHeight: Rate<'mm'>;
  /** Lines around a support's body. */
  readonly supportWalls: Rate<'lines'>;
  /** Level surfaces that span up to this between two sides are printed as bridges, without supports; 0: all are supported. */
  readonly longestBridge: Rate<'mm'>;
  readonly supportLineWidth: Rate<'mm'>;
  /** Dense layers between a support and what it carries. */
  readonly supportInterfaceLayers: Rate<'layers'>;
  readonly supportInterfaceSpacing: Rate<'mm'>;
  readonly outerWallSpeed: Rate<'mm/s'>;
  readonly wallSpeed: Rate<'mm/s'>;
  /** Walls around holes of up to 6.5 mm radius. */
  readonly smallWallSpeed: Rate<'mm/s'>;
  readonly infillSpeed: Rate<'mm/s'>;
  readonly solidSpeed: Rate<'mm/s'>;
  /** Of the lines that are seen from above. */
  readonly topSpeed: Rate<'mm/s'>;
  readonly bridgeSpeed: Rate<'mm/s'>;
  /** Of lines that span air, against a line of the layer's height. */
  readonly bridgeFlow: Rate<'%'>;
  readonly supportSpeed: Rate<'mm/s'>;
  readonly supportInterfaceSpeed: Rate<'mm/s'>;
  readonly firstLayerSpeed: Rate<'mm/s'>;
  readonly travelSpeed: Rate<'mm/s'>;
  readonly acceleration: Rate<'mm/s2'>;
  /** Of walls, and of all of the first layer; no more than `acceleration`. */
  readonly wallAcceleration: Rate<'mm/s2'>;
  /** Change of speed that is made without accelerating. */
  readonly jerk: Rate<'mm/s'>;
  /** A layer that would take less is slowed down, for the plastic to set. */
  readonly minimumLayerTime: Rate<'s'>;
  readonly minimumSpeed: Rate<'mm/s'>;
  /** What the nozzle melts at most. */
  readonly flowLimit: Rate<'mm3/s'>;
  readonly retraction: Rate<'mm'>;
  readonly retractionSpeed: Rate<'mm/s'>;
  readonly lift: Rate<'mm'>;
  readonly zAcceleration: Rate<'mm/s2'>;
  readonly skirtLoops: Rate<'loops'>;
  /** Kept free between pieces on the plate. */
  readonly gap: Rate<'mm'>;
}

/** Resin vats: a mask exposes a whole layer at once, a laser draws it. */
export interface SlaMachine extends MachineFigures {
  readonly layerHeight: Rate<'mm'>;
  /** Peeling, lifting and settling between two layers. */
  readonly lift: Rate<'s/layer'>;
  /** A mask's exposure of a layer; 0 for lasers. */
  readonly exposure: Rate<'s/layer'>;
  /** A laser's time by area; 0 for masks. */
  readonly scan: Rate<'s/cm2'>;
  /** A laser's time along outlines; 0 for masks. */
  readonly outline: Rate<'s/m'>;
  readonly padThickness: Rate<'mm'>;
  /** Between the pad and the part. */
  readonly elevation: Rate<'mm'>;
  /** Surfaces that lean further over than this, from the plate, are held by supports. */
  readonly supportAngle: Rate<'deg'>;
  /** Points of support under a level surface. */
  readonly supportDensity: Rate<'1/cm2'>;
  readonly pillarDiameter: Rate<'mm'>;
  /** Share of plate × height of the highest that the pieces of a job take, with their gaps. */
  readonly packing: Rate<'%'>;
  /** Kept free between pieces on the plate. */
  readonly gap: Rate<'mm'>;
}

/** Polymer powder beds: parts are packed in a chamber that takes its time by height, whatever it holds. */
export interface PowderBedMachine extends MachineFigures {
  readonly layerHeight: Rate<'mm'>;
  readonly layerTime: Rate<'s/layer'>;
  /** Warming up and cooling down, for a full chamber. */
  readonly warmUp: Rate<'h'>;
  /** Share of the chamber that parts' wraps fill. */
  readonly packing: Rate<'%'>;
  /** Powder kept between parts. */
  readonly gap: Rate<'mm'>;
  /** Share of the powder around a part that cannot be used again. */
  readonly refresh: Rate<'%'>;
}

/** Metal powder beds: lasers melt each layer's section and its outline. */
export interface DmlsMachine extends MachineFigures {
  /** How many hours of machine it counts as to remove a piece's supports when orientations are compared: many stand without any. */
  readonly removalWeight: Rate<'h'>;
  readonly layerHeight: Rate<'mm'>;
  readonly recoating: Rate<'s/layer'>;
  /** Melted volume in an hour, sections and supports. */
  readonly buildRate: Rate<'cm3/h'>;
  readonly outlineSpeed: Rate<'mm/s'>;
  readonly supportAngle: Rate<'deg'>;
  /** Share of a support's space that is metal. */
  readonly supportDensity: Rate<'%'>;
  /** Left between part and plate to cut through. */
  readonly elevation: Rate<'mm'>;
  /** Cutting off the plate, by the section that stands on it. */
  readonly removal: Rate<'s/cm2'>;
  /** Share of plate × height of the highest that the pieces of a job take, with their gaps. */
  readonly packing: Rate<'%'>;
  /** Kept free between pieces on the plate. */
  readonly gap: Rate<'mm'>;
}

export interface MachineByProcess {
  readonly FDM: FdmMachine;
  readonly SLA: SlaMachine;
  readonly SLS: PowderBedMachine;
  readonly MJF: PowderBedMachine;
  readonly DMLS: DmlsMachine;
}
