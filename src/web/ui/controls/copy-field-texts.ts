/** What a field says that is there to be copied from. */
export const texts = {
  copy: 'Copy',
  copied: 'Copied',
  announced: 'The link is in the clipboard.',
} as const;
