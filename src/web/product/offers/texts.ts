/** What is said of offers to choose from. */
export const texts = {
  all: 'All',
} as const;
