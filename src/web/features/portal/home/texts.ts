/** What the portal's first page says. */
export const texts = {
  title: 'Home',
  lead: (day: string) => `What needs somebody today, ${day}.`,
  loading: 'Loading what needs somebody',
  failed: 'What needs somebody today could not be loaded.',
  kinds: {
    unread: { title: 'New', text: 'Nobody has opened these yet, or the customer did something since.' },
    asked: { title: 'Questions', text: 'The customer’s last message is unanswered.' },
    answersDue: { title: 'Answers due', text: 'To be answered today or before.' },
    ordersDue: { title: 'Orders due', text: 'To leave today or before.' },
    expiring: { title: 'Quotes about to expire', text: 'Their last day is within three days.' },
  },
  all: (count: number) => (count === 1 ? 'See it in Orders' : `See all ${count} in Orders`),
  mails: {
    title: 'Mails that did not go out',
    text: 'Your mail server refused them. They are tried again by themselves; if it lasts, write to the customer yourself.',
    to: (address: string) => `to ${address}`,
    tries: (count: number) => (count === 1 ? 'refused once' : `refused ${count} times`),
    next: (moment: string) => `next try ${moment}`,
    more: (count: number) => (count === 1 ? 'and another one' : `and ${count} others`),
  },
  calm: {
    title: 'Nothing waits for you',
    text: 'Every request is answered and every order is on time. What comes in will stand here.',
    link: 'All requests and orders',
  },
  rest: (kinds: string) => `Nothing else waits: no ${kinds}.`,
  restKinds: {
    unread: 'new requests',
    asked: 'questions',
    answersDue: 'answers due',
    ordersDue: 'orders due',
    expiring: 'quotes about to expire',
    failedMails: 'mails that did not go out',
  },
} as const;
