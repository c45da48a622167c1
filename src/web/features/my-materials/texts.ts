/** Everything /msp/my-materials says. */
export const texts = {
  title: 'My Materials',
  lead: 'The materials, colors and finishes that your customers can choose from, once you have saved them.',
  member: {
    lead: 'The materials, colors and finishes that your customers can choose from.',
    readOnly: 'You can read what is offered. Only an owner can change it.',
    empty: 'Nothing is offered yet. Only an owner can add materials.',
  },
  empty: 'Your list is empty. Once you save it, customers can’t get a price from you.',
  withoutProcess: (count: number) =>
    `${count === 1 ? '1 material is' : `${count} materials are`} not offered, because the process is turned off under Pricing.`,
  loading: 'Loading your materials',
  list: 'Materials you offer',
  add: 'Add Material',
  addHint: 'Choose a material with its colors and finishes',
  edit: 'Edit',
  editLabel: (name: string) => `Edit ${name}`,
  removeLabel: (name: string) => `Remove ${name}`,
  begin: 'Customers begin with this',
  beginLabel: (name: string) => `Customers begin with ${name}: their parts are priced in it before they choose`,
  own: 'Custom material – all colors and finishes',
  colors: 'Colors',
  finishes: 'Finishes',
  removed: (name: string) => `${name} is removed from your list.`,
  undo: 'Undo',
} as const;
