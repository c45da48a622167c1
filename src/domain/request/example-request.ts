/** Whom a shop's example is from. No mail server has a name that ends like this one (RFC 2606, 2), and no customer is let in by it. */
export const EXAMPLE_EMAIL = 'example@quickquote.invalid';

/** Whether a request is the example that an owner plays with: it mails nobody and counts in no figure. */
export function isExample(email: string): boolean {
  return email.toLowerCase() === EXAMPLE_EMAIL;
}
