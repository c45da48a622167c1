import { createContext } from 'react';

/**
 * Whether only that is drawn which every visitor sees alike: the bar and a page's heading. True where a build draws what its
 * pages show until the app runs.
 */
export const OutlineOnly = createContext(false);
