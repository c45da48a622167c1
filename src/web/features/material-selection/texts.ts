import { spellInstantLeadTime } from '#domain/calendar/calendar-day.ts';
import { priceWords } from '../../product/prices/price-words.ts';
import type { Step } from './selection.ts';
import type { MaterialOrder } from './sort-materials.ts';

/** Everything /material-selection says. */
export const texts = {
  title: 'Select Material',
  lead: 'One material, color and finish for the selected parts.',
  parts: {
    heading: 'Selected Parts',
    uploadMore: 'Upload More Parts',
    count: (selected: number, total: number) => `${selected}/${total}`,
    countLabel: (selected: number, total: number) => `${selected} of ${total} parts selected`,
    show: 'Show parts',
    hide: 'Hide parts',
    noneSelected: 'Please select at least one part to continue with material selection.',
  },
  steps: {
    material: { title: 'Material', prompt: 'Choose a material', empty: 'This provider offers no materials at the moment.' },
    color: { title: 'Color', prompt: 'Choose a color', empty: 'This material is offered in no color at the moment.' },
    finish: { title: 'Finish', prompt: 'Choose a finish', empty: 'This material is offered in no finish at the moment.' },
  } satisfies Record<Step, { title: string; prompt: string; empty: string }>,
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
  prices: {
    from: 'from',
    leavesOut: priceWords.leavesOut,
    days: spellInstantLeadTime,
    pending: priceWords.pending,
    onReview: priceWords.onReview,
    partly: ({ unpriced, missing }: { unpriced: number; missing: number }, of: number) => {
      if (of === 1) return priceWords.estimate;
      const onReview = `${unpriced} of ${of} parts need review`;
      return missing === 0 ? onReview : `${onReview}; ${missing} not included`;
    },
    failed: 'The prices could not be loaded. You can choose without them.',
  },
  loading: (title: string) => `Loading ${title.toLowerCase()} choices`,
  failed: 'This list could not be loaded.',
  getQuote: 'Get Your Quote',
  ready: 'Everything is chosen. Your prices are one step away.',
} as const;
