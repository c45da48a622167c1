import { createContext } from 'react';

/**
 * Whether only that is drawn which every visitor sees alike: the bar and a page's heading, and all of pages that are the same to
 * everybody. True where a build draws what its pages show until the app runs.
 */
export const OutlineOnly = createContext(false);
