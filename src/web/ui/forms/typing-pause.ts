/** Lets a number be typed to its end before it is priced. */
export const TYPING_PAUSE_MS = 350;
