/** What a field says that nobody is to see. */
export const texts = {
  leaveEmpty: 'Subject (leave this empty)',
} as const;
