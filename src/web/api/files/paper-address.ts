/** Where a customer downloads a paper of an order from, as PDF or, an invoice, as e-invoice. */
export function paperAddress(key: string, name: string, type: 'pdf' | 'xml'): string {
  return `/documents/${encodeURIComponent(key)}/papers/${name}.${type}`;
}

/** Where the shop downloads it from. */
export function deskPaperAddress(name: string, type: 'pdf' | 'xml', { prices = true } = {}): string {
  return `/desk/papers/${name}.${type}${prices ? '' : '?prices=no'}`;
}
