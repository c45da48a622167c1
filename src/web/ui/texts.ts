/** What the kit says by itself. */
export const texts = {
  close: 'Close',
  notLoaded: 'This did not load.',
  tryAgain: 'Try again',
  oneLess: (label: string) => `One less: ${label}`,
  oneMore: (label: string) => `One more: ${label}`,
  darkColors: 'Use dark colors',
  lightColors: 'Use light colors',
  /** Of pages that have no sentence of their own for search engines and previews of links. */
  description: 'Upload a CAD file and get an exact, explained price for your made-to-order part.',
} as const;
