/** Everything /thankyou says. */
export const texts = {
  title: 'Thank you for submitting your request!',
  nothingSent: 'No request was sent from here',
  nothingSentWords: 'Your files and prices are waiting in your cart until you send them.',
  nothingToSend: 'Your cart is empty. Upload your parts to see their prices.',
  toCart: 'Go to Cart',
  toUpload: 'Upload parts',
  review: (provider: string) => `The team at ${provider} will review your files and get back to you by email.`,
  providerFallback: 'your Manufacturing Service Provider',
  confirmation: {
    mailed: 'A confirmation is on its way to your inbox.',
    withheld: 'Your request has arrived. Your address has had several confirmations within the hour, so we send no further one.',
  },
  number: 'Your request number:',
  follow: 'Follow your request',
  followHint:
    'This page shows how your request stands. There you get the quote, ask questions and order. Keep the link to yourself: it opens your request without a password.',
  followLabel: 'Link to your request',
  feedbackHeading: 'How was it?',
  feedback: 'We would love to hear what worked for you and what did not.',
  feedbackLink: 'Send us your feedback',
  returnTo: (provider: string) => `Return to ${provider} website`,
  another: 'Get another quote',
} as const;
