/** Everything /contact says. */
export const texts = {
  title: 'Contact Us',
  lead: 'A question, a problem, or something that could be better? Write to us.',
  description: 'Write to our support team. We typically respond within 24 hours.',
  name: 'Full name',
  email: 'Email',
  message: 'Message',
  send: 'Send',
  sending: 'Sending your message',
  missing: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    message: 'Please enter a message.',
  },
  tooLong: (most: string) => `Please use at most ${most} characters.`,
  sent: (name: string) =>
    `Success! Thank you, ${name}! Your message is sent successfully. We will get back to you shortly. We typically respond within 24 hours.`,
  notSent: (name: string, email: string) =>
    `Oops. Something went wrong, ${name}. Your message was not delivered. It is not you, it is us. Please try again or email us directly at ${email}.`,
  unreachable: (name: string) =>
    `Oops. Something went wrong, ${name}. Your message was not delivered. It is not you, it is us. Please try again.`,
  restore: 'Restore my message',
  lost: 'The form is empty again, but nothing you typed is lost.',
  optionsProblem: 'Error while setting options for Blocks Elements Plugin',
  aside: {
    heading: 'Perhaps quicker',
    price: 'What does my part cost?',
    priceAnswer: 'Upload it and see the price at once.',
    estimateAnswer: 'Upload it and see an estimate at once.',
    roi: 'What would automated quoting save us?',
    roiAnswer: 'The calculator compares it with quoting by hand.',
    request: 'What became of my request?',
    requestAnswer: 'Reply to the email that confirmed it; it reaches the manufacturer.',
  },
} as const;
