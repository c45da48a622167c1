/** What the columns of exported tables are named. */
export const texts = {
  requests: [
    ...['Request', 'Received', 'State', 'Name', 'Organization', 'Email', 'Assigned to', 'Due', 'Lines', 'Currency', 'Instant total'],
    'Lines to review',
    ...['Quote', 'Quoted on', 'Valid until', 'Quoted net', 'Quoted tax', 'Quoted total'],
    ...['Order', 'Ordered on', 'Purchase order', 'Ordered net', 'Ordered tax', 'Ordered total'],
  ],
  lines: [
    ...['Request', 'Received', 'State', 'Organization', 'Email', 'Line', 'File', 'Process', 'Material', 'Color', 'Finish', 'Currency'],
    ...['Quantity', 'Instant unit price', 'Quote', 'Quoted quantity', 'Quoted unit price', 'Quoted line total'],
    ...['Order', 'Ordered quantity', 'Ordered unit price', 'Ordered line total'],
  ],
  clients: [
    'Email',
    'Name',
    'Organization',
    'Requests',
    'Orders',
    'First request',
    'Last request',
    'Currency',
    'Quoted',
    'Ordered',
    'Note',
  ],
  invoices: [
    ...['Number', 'Kind', 'Date', 'Date of supply', 'Due', 'Order', 'Purchase order', 'For invoice'],
    ...['Customer', 'Name', 'Email', 'VAT ID', 'Country', 'Currency'],
    ...['Net', 'Tax category', 'Tax name', 'Tax rate', 'Tax', 'Gross', 'Paid', 'Payment state'],
  ],
};
