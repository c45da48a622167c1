import type { ComponentPropsWithRef } from 'react';
import kit from '../layout/kit.module.css';
import { join } from '../layout/look.ts';

interface TableProps extends ComponentPropsWithRef<'table'> {
  /** All columns but the first hold figures; single cells take `data-numeric`. */
  readonly numeric?: boolean;
}

/** A table, which scrolls sideways by itself where it is too wide. */
export function Table({ numeric = false, className, ...props }: TableProps) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table {...props} className={join(kit['table'], className)} data-numeric={numeric || undefined} />
    </div>
  );
}
