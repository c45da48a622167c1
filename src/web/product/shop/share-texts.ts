/** What is said of the address at which customers start. */
export const texts = {
  label: 'Your quoting link',
} as const;
