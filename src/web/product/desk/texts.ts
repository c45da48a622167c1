import type { RequestState } from '#domain/desk/request-life.ts';

/** What several pages of the desk say. */
export const texts = {
  download: 'Download CAD file',
  downloadWhole: 'Download the whole file',
  downloadOf: (filename: string) => ` of ${filename}`,
  sharedFile: 'This body has no file of its own. You download the whole file that it came from.',
  archive: 'All files (ZIP)',
  orders: 'Orders',
  allOrders: 'All orders',
  loading: 'Loading the request',
  loadFailed: 'This request could not be loaded.',
  states: {
    received: 'To quote',
    quoted: 'Quoted',
    accepted: 'Ordered',
    'in-production': 'In production',
    shipped: 'Shipped',
    completed: 'Completed',
    declined: 'Declined',
    'turned-down': 'Turned down',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
    cancelled: 'Cancelled',
  } satisfies Record<RequestState, string>,
  marks: { asked: 'Question', overdue: 'Overdue', example: 'Example' },
  due: {
    received: (day: string) => `Answer by ${day}`,
    quoted: (day: string) => `Valid until ${day}`,
    accepted: (day: string) => `Ship by ${day}`,
  },
  cancel: 'Cancel',
  exportFailed: 'The export failed. Please try again.',
} as const;
