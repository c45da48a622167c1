import additive from '../images/additive.svg';
import casting from '../images/casting.svg';
import laser from '../images/laser.svg';
import milling from '../images/milling.svg';
import molding from '../images/molding.svg';
import sheetMetal from '../images/sheet-metal.svg';
import waterjet from '../images/waterjet.svg';

export interface ManufacturingProcess {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Address of a drawing in one colour; only its shape is used. */
  readonly image: string;
  /** What 'Learn more' tells. */
  readonly details: string;
}

/** How a process card is shown (UPL-02). */
export interface ProcessCardDisplay {
  readonly isLearnMoreVisible: boolean;
  readonly isSelectable: boolean;
  /** Counts only on a selectable card. */
  readonly isSelected: boolean;
  readonly hasCustomBackground: boolean;
  readonly backgroundColor: string;
  readonly backgroundOpacity: number;
}

const DEFAULT_DISPLAY: ProcessCardDisplay = {
  isLearnMoreVisible: true,
  isSelectable: false,
  isSelected: false,
  hasCustomBackground: false,
  backgroundColor: '#FFFFFF',
  backgroundOpacity: 1,
};

/** The display of a card with the defaults filled in; what can't be selected isn't. */
export function displayProcessCard(display: Partial<ProcessCardDisplay>): ProcessCardDisplay {
  const whole = { ...DEFAULT_DISPLAY, ...display };
  return { ...whole, isSelected: whole.isSelectable && whole.isSelected };
}

/** The process every quote is for, whichever card is clicked (UPL-03). */
export const QUOTED_PROCESS_ID = '1';

/** The cards that are listed, in order. */
export const LISTED_PROCESSES: readonly ManufacturingProcess[] = [
  {
    id: QUOTED_PROCESS_ID,
    title: 'Additive Manufacturing',
    description: '3D printing in plastics and metals',
    image: additive,
    details: 'Built layer by layer straight from your model. No tooling, any shape, one piece or a thousand.',
  },
  {
    id: '2',
    title: 'CNC Machining',
    description: 'Milled and turned from solid stock',
    image: milling,
    details: 'Cut from a solid block for tight tolerances, fine surfaces and the full strength of the material.',
  },
  {
    id: '3',
    title: 'Sheet Metal',
    description: 'Cut, bent and joined sheets',
    image: sheetMetal,
    details: 'Brackets, covers and housings from flat sheet, bent to shape and finished.',
  },
  {
    id: '4',
    title: 'Laser Cutting',
    description: 'Flat parts with fine contours',
    image: laser,
    details: 'Flat parts in metal, plastic or wood, cut by a focused beam with hardly any force on the material.',
  },
];

/** Defined, and not listed until a provider offers them. */
export const UNLISTED_PROCESSES: readonly ManufacturingProcess[] = [
  {
    id: '5',
    title: 'Injection Molding',
    description: 'Plastic parts in large numbers',
    image: molding,
    details: 'Molten plastic pressed into a steel mold: low cost for each part once the mold is made.',
  },
  {
    id: '6',
    title: 'Vacuum Casting',
    description: 'Small series from silicone molds',
    image: casting,
    details: 'Resin cast in silicone molds: parts close to production quality in small numbers.',
  },
  {
    id: '7',
    title: 'Waterjet Cutting',
    description: 'Thick sheets, cut cold',
    image: waterjet,
    details: 'A jet of water and abrasive cuts almost any material without heating it.',
  },
];
