import type { Step } from './configurator.ts';

/** Everything /msp/material-configurator says. */
export const texts = {
  title: 'Material Configurator Page',
  lead: 'Choose a material, then the colors and finishes you can make it in. Customers will be offered exactly these.',
  readOnly: 'Only an owner can change what is offered.',
  stepsLabel: 'Steps',
  steps: {
    material: {
      title: 'Material',
      prompt: 'Choose a material',
      empty: 'There is no material to choose. Turn on the processes you have under Pricing.',
    },
    color: {
      title: 'Colors',
      prompt: 'Choose the colors you offer',
      empty: 'The catalogue holds no color for this material at the moment.',
    },
    finish: {
      title: 'Finishes',
      prompt: 'Choose the finishes you offer',
      empty: 'The catalogue holds no finish for this material at the moment.',
    },
  } satisfies Record<Step, { title: string; prompt: string; empty: string }>,
  nothingChosen: {
    material: 'Choose one to continue.',
    color: 'Choose at least one to continue.',
    finish: 'Choose at least one to continue.',
  },
  chosenCount: (count: number) => `${count} chosen`,
  notYet: 'Not chosen yet',
  goBack: (title: string) => `Back to ${title.toLowerCase()}`,
  change: 'Change',
  continue: 'Continue',
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  filterLabel: 'Show materials of',
  alreadyOffered: 'In your list',
  loadingEarlier: 'Loading your materials',
  loading: (title: string) => `Loading ${title.toLowerCase()}`,
  failed: 'This list could not be loaded.',
  cancel: 'Back to My Materials',
} as const;
