import type { Step } from './selection.ts';

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
  loading: (title: string) => `Loading ${title.toLowerCase()} choices`,
  failed: 'This list could not be loaded.',
  getQuote: 'Get Your Quote',
  ready: 'Everything is chosen. Your prices are one step away.',
} as const;
