/** The share of the work on a part that is done, of most models, once each step of it is. */
export const SHARES = { read: 0.5, meshed: 0.75, measured: 0.85, inspected: 0.9, worked: 0.95 } as const;
