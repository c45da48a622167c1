/** Whether a link may lead to what somebody has typed: a text of their own must not become a script address. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
