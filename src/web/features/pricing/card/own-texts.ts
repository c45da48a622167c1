/** How a provider’s own things are named at first. */
export const texts = {
  usualTypes: { FDM: 'Thermoplastic', SLA: 'Resin', SLS: 'Nylon', MJF: 'Nylon', DMLS: 'Metal' },
  naturalColor: 'Natural',
} as const;
