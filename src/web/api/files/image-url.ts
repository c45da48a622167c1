import { readConfig } from '../calls/load-config.ts';

/** The address of a part's image from the name the server gave; '' stays ''. */
export function imageUrl(name: string): string {
  return name === '' ? '' : readConfig().imageBase + encodeURIComponent(name);
}
