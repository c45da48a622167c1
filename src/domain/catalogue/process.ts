export const PROCESS_CODES = ['FDM', 'SLA', 'SLS', 'MJF', 'DMLS'] as const;
/** How a material is made into a part. */
export type ProcessCode = (typeof PROCESS_CODES)[number];

/** The family all five belong to, as customers read it. */
export const MANUFACTURING_PROCESS = 'Additive Manufacturing';

/** Each process spelled out, as customers read it. */
export const PROCESS_NAMES = {
  FDM: 'Fused deposition modeling (FDM)',
  SLA: 'Stereolithography (SLA)',
  SLS: 'Selective laser sintering (SLS)',
  MJF: 'Multi Jet Fusion (MJF)',
  DMLS: 'Direct metal laser sintering (DMLS)',
} as const satisfies Record<ProcessCode, string>;
