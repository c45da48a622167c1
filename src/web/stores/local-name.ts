/** The name that a user's things are stored under: however the address was written when signing in, the user is the same. */
export function localName(userID: string): string {
  return userID.trim().toLowerCase();
}
