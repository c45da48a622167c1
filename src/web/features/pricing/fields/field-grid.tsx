import type { ReactNode } from 'react';
import { Grid } from '../../../ui/layout/layout.tsx';

/** Fields side by side where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Grid least="14rem" fill gap="lg" style={{ alignItems: 'start' }}>
      {children}
    </Grid>
  );
}
