import additive from '../images/additive.svg';
import casting from '../images/casting.svg';
import laser from '../images/laser.svg';
import milling from '../images/milling.svg';
import molding from '../images/molding.svg';
import sheetMetal from '../images/sheet-metal.svg';
import waterjet from '../images/waterjet.svg';
import { texts } from './texts.ts';
import { texts as unlistedTexts } from './unlisted-texts.ts';

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
  { id: QUOTED_PROCESS_ID, ...texts.processes.additive, image: additive },
  { id: '2', ...texts.processes.cnc, image: milling },
  { id: '3', ...texts.processes.sheetMetal, image: sheetMetal },
  { id: '4', ...texts.processes.laser, image: laser },
];

/** Defined, and not listed until a provider offers them. */
export const UNLISTED_PROCESSES: readonly ManufacturingProcess[] = [
  { id: '5', ...unlistedTexts.molding, image: molding },
  { id: '6', ...unlistedTexts.casting, image: casting },
  { id: '7', ...unlistedTexts.waterjet, image: waterjet },
];
