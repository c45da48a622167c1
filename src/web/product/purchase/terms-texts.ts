/** What is said of a shop’s terms where something is sent to it. */
export const texts = {
  accept: (shop: string) => `By sending you accept ${shop}’s`,
  terms: (day: string) => `terms of sale (${day})`,
  accepted: '.',
  data: 'What happens to your data is in the',
  privacy: 'privacy policy',
} as const;
