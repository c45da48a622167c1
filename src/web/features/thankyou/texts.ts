/** Everything /thankyou says. */
export const texts = {
  title: 'Thank you for submitting your request!',
  review: (provider: string) => `The team at ${provider} will review your files and get back to you by e-mail.`,
  providerFallback: 'your Manufacturing Service Provider',
  confirmation: {
    mailed: 'A confirmation is on its way to your inbox.',
    withheld: 'Your request has arrived. Your address has had several confirmations within the hour, so we send no further one.',
  },
  feedbackHeading: 'How was it?',
  feedback: 'We would love to hear what worked for you and what did not.',
  feedbackLink: 'Send us your feedback',
  returnTo: (provider: string) => `Return to ${provider} website`,
  another: 'Get another quote',
} as const;
