/** What the shop floor's list of orders says. */
export const texts = {
  title: 'Orders',
  lead: 'What is to be made and shipped.',
  loading: 'Loading the orders',
  failed: 'The orders could not be loaded.',
  all: 'Also those that have left',
  none: 'Nothing to make',
  noneLead: 'Accepted orders appear here.',
  columns: { order: 'Order', state: 'State', lines: 'Lines', due: 'Ship by' },
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  more: 'Show more',
  notes: 'Notes',
  addNote: 'Add a note',
  noteHelp: 'Only your colleagues see it.',
  saveNote: 'Save note',
  files: 'Files',
  due: (day: string) => `Ship by ${day}`,
} as const;
