/** What the portal's first page says. */
export const texts = {
  title: 'Home',
  lead: (day: string) => `Needs attention today, ${day}.`,
  noRequests: 'Your requests and orders will appear here.',
  loading: 'Loading what needs attention',
  failed: 'What needs attention today could not be loaded.',
  kinds: {
    unread: { title: 'New', text: 'Unopened or updated by the customer.' },
    asked: { title: 'Questions', text: 'The customer’s last message is unanswered.' },
    answersDue: { title: 'Answers due', text: 'Due today or overdue.' },
    ordersDue: { title: 'Orders due', text: 'Due to ship today or overdue.' },
    expiring: { title: 'Quotes about to expire', text: 'They expire within three days.' },
  },
  all: (count: number) => `See all ${count} in Orders`,
  mails: {
    title: 'Emails that were not delivered',
    text: 'Your mail server refused them. We keep trying; if it goes on, write to the customer yourself.',
    to: (address: string) => `to ${address}`,
    tries: (count: number) => (count === 1 ? 'refused once' : `refused ${count} times`),
    next: (moment: string) => `next try ${moment}`,
    more: (count: number) => (count === 1 ? 'and another one' : `and ${count} others`),
  },
  calm: {
    title: 'All caught up',
    text: 'Every request is answered and every order is on time. New requests appear here.',
    link: 'All requests and orders',
  },
  rest: (kinds: string) => `You’re all caught up otherwise: no ${kinds}.`,
  restKinds: {
    unread: 'new requests',
    asked: 'questions',
    answersDue: 'answers due',
    ordersDue: 'orders due',
    expiring: 'quotes about to expire',
    failedMails: 'undelivered emails',
  },
} as const;
