/** The steps of a request’s life, each after who took it. */
export const texts = {
  received: (day: string) => `asked for a quote; an answer is due by ${day}`,
  message: 'wrote a message',
  note: 'wrote a private note',
  fileAdded: (filename: string, line: number | null) => `added ${filename}${line === null ? '' : ` to line ${line}`}`,
  unassigned: 'took the assignment back',
  assigned: (name: string) => `assigned it to ${name}`,
  read: 'read it',
  linkRenewed: 'gave the customer a new link; the old one opens nothing any more',
  dueSet: (day: string) => `set the due day to ${day}`,
  quoted: (quote: string, total: string, until: string) => `sent quote ${quote}: ${total}, valid until ${until}`,
  declined: 'declined',
  turnedDown: (revision: number) => `turned revision ${revision} down`,
  withdrawn: 'withdrew the request',
  expired: (revision: number) => `The quote’s last day passed (revision ${revision})`,
  accepted: (lines: number, total: string) => `ordered ${lines === 1 ? '1 line' : `${lines} lines`} for ${total}`,
  started: (lines: readonly number[]) => `started ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`,
  finished: (lines: readonly number[]) => `finished ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`,
  parcelSent: (pieces: number, by: string) =>
    `sent a parcel with ${pieces === 1 ? '1 piece' : `${pieces} pieces`}${by === '' ? '' : ` by ${by}`}`,
  completed: 'completed the order',
  cancelled: 'cancelled the order',
} as const;
