/** Everything /submit says. */
export const texts = {
  title: 'Request for Quote',
  cover: 'No need to make a payment right now!',
  lead: (provider: string) => `Tell us who you are. ${provider} reviews your files and confirms the quote by email.`,
  providerFallback: 'The provider',
  name: 'Name',
  email: 'Email',
  organization: 'Organization',
  message: 'Message',
  messagePlaceholder: 'Anything the provider should know: tolerances, dates, questions',
  submit: 'Submit Request',
  processing: 'Sending your request',
  orderNow: 'You don’t have to wait for a quote: this shop takes your order at these prices right away.',
  toOrder: 'Order now',
  empty: 'There are no items in your cart.',
  uploadParts: 'Upload Parts',
  fieldsMissing: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    organization: 'Please enter your organization.',
  },
  notDelivered: (email: string) =>
    `Oops ... Your request was not delivered. It is not you, it is us. Please try again or email us directly at ${email}.`,
  rejected: {
    first: 'Potentially malicious or badly formatted information was submitted.',
    second: 'Please try again or contact us directly to report the issue.',
  },
  filesMissing: (names: readonly string[]) =>
    `Not sent yet: ${names.join(', ')} did not get through. Please add ${names.length === 1 ? 'it' : 'them'} again in the cart, or send the request without.`,
  kept: {
    waiting: (count: number) =>
      count === 1
        ? '1 file is in this browser only. It is sent when you submit; a model is then measured by the shop and priced again.'
        : `${count} files are in this browser only. They are sent when you submit; models are then measured by the shop and priced again.`,
    sending: (filename: string, percent: number) => `Sending ${filename}: ${percent}%`,
    failed: (filename: string, why: string) => `Your request was not sent, since ${filename} did not get through. ${why}`,
    unpriced:
      'Your files have arrived, but could not be priced yet. Your request was not sent. Please check your connection and submit it again.',
    changed: (total: string, before: string | null) =>
      before === null
        ? `Your files have arrived and were measured by the shop: the total is ${total}. Your request was not sent yet. Please check it and submit it again.`
        : `Your files have arrived and were measured by the shop: the total is now ${total} instead of ${before}, or lines of it have changed. Your request was not sent yet. Please check it and submit it again.`,
    lost: (count: number) =>
      count === 1
        ? 'Your request was not sent: your browser has cleared a file that was kept in it. Choose it again, then submit.'
        : 'Your request was not sent: your browser has cleared files that were kept in it. Choose them again, then submit.',
    choose: (filename: string) => `Choose ${filename}`,
    chosen: {
      kept: (filename: string) => `${filename} is here again.`,
      other: (filename: string) => `That is another file. Please choose ${filename}.`,
      refused: (filename: string) => `Your browser has no room for ${filename}.`,
    },
  },
  unreachable: 'It may also be that the server could not be reached. What you typed is kept here; sending it again is safe.',
  summary: {
    heading: 'Your request',
    quantity: (count: number) => `× ${count}`,
    with: (said: string) => `With: ${said}`,
    itemCount: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
    review: '* Needs review before the price is final.',
    edit: 'Edit cart',
  },
} as const;
