import { spellInstantLeadTime } from '#domain/calendar/spell-days.ts';
import { spellPieces } from '../../product/prices/price-words.ts';
import { texts as priceTexts } from '../../product/prices/texts.ts';
import type { Step } from './choosing/selection.ts';
import type { MaterialOrder } from './choosing/sort-materials.ts';

/** Everything /material-selection says. */
export const texts = {
  title: 'Select Material',
  parts: {
    heading: 'Selected Parts',
    all: 'Select all parts',
    look: (filename: string) => `Look at ${filename}`,
    noPrice: 'No price',
    uploadMore: 'Upload More Parts',
    count: (selected: number, total: number) => `${selected}/${total}`,
    countLabel: (selected: number, total: number) => `${selected} of ${total} parts selected`,
    show: 'Show parts',
    hide: 'Hide parts',
    noneSelected: 'Please select at least one part to continue with material selection.',
  },
  scope: {
    label: 'Choose for',
    all: (count: number) => (count === 2 ? 'Both parts' : `All ${count} parts`),
    one: 'This part alone',
    otherwise: (count: number, of: number) =>
      `${count} of ${of} ${count === 1 ? 'is' : 'are'} made otherwise. What you choose here holds for all of them.`,
    replaced: (count: number) => `What was chosen for ${count === 1 ? 'one part' : `${count} parts`} alone was replaced.`,
    own: 'Made otherwise than the others.',
    alike: 'Make it like them',
  },
  steps: {
    material: { title: 'Material', prompt: 'Choose a material', empty: 'This provider offers no materials at the moment.' },
    color: { title: 'Color', prompt: 'Choose a color', empty: 'This material is offered in no color at the moment.' },
    finish: { title: 'Finish', prompt: 'Choose a finish', empty: 'This material is offered in no finish at the moment.' },
  } satisfies Record<Step, { title: string; prompt: string; empty: string }>,
  leadTime: { title: 'Lead time', failed: 'Lead times could not be loaded. You can choose one on the quote.' },
  change: 'Change',
  changeLabel: (title: string) => `Change ${title.toLowerCase()}`,
  waiting: { color: 'Choose a material first.', finish: 'Choose a color first.' },
  filterLabel: 'Show materials of',
  sort: {
    label: 'Sort by',
    orders: { offer: 'Recommended', price: 'Price', name: 'Name', days: 'Lead time' } satisfies Record<MaterialOrder, string>,
  },
  upTo: 'Up to',
  anyPrice: 'Any price',
  shown: (count: number, of: number) => (count === 0 ? `None of ${of} materials fits.` : `${count} of ${of} materials`),
  colorCosts: 'Every color costs the same and ships the same day.',
  prices: {
    basis: (parts: number, tax: string | null) => `${parts === 1 ? 'Prices' : `For ${parts} parts`} ${priceTexts.leavesOut(tax)}`,
    present: 'Present choice',
    changes: (more: string | null, daysLater: number) => {
      const days = Math.abs(daysLater);
      const when = daysLater === 0 ? 'same day' : `${days} ${days === 1 ? 'day' : 'days'} ${daysLater < 0 ? 'sooner' : 'later'}`;
      return `${more ?? 'same price'}, ${when}`;
    },
    from: 'from',
    leavesOut: priceTexts.leavesOut,
    days: spellInstantLeadTime,
    pending: priceTexts.pending,
    onReview: priceTexts.reviewed,
    partly: ({ unpriced, missing }: { unpriced: number; missing: number }, of: number) => {
      if (of === 1) return priceTexts.estimate;
      const onReview = `${unpriced} of ${of} parts need review`;
      return missing === 0 ? onReview : `${onReview}; ${missing} not included`;
    },
    failed: 'The prices could not be loaded. You can choose without them.',
  },
  loading: (title: string) => `Loading ${title.toLowerCase()} choices`,
  failed: 'This list could not be loaded.',
  getQuote: 'Get Your Quote',
  summary: 'Summary',
  chosen: (parts: number, pieces: number) => [`${parts} ${parts === 1 ? 'part' : 'parts'}`, spellPieces(pieces)].join(' · '),
  inDefault: (choice: string) => `Priced in ${choice} until you choose.`,
  review: (count: number) => `* ${count} ${count === 1 ? 'part needs' : 'parts need'} review: the shop confirms the price.`,
  totalFailed: 'The total could not be loaded. You can go on without it.',
} as const;
