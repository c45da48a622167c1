import { readConfig } from '../calls/load-config.ts';

/** Where the CAD server has an uploaded part's mesh as GLB. */
export function meshAddress(internalFilename: string): string {
  return `${readConfig().cadServer}mesh/${encodeURIComponent(internalFilename)}`;
}
