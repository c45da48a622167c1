import type { ReactNode } from 'react';
import kit from './kit.module.css';
import { Stack } from './layout.tsx';
import { join, type Look } from './look.ts';

interface FactsProps extends Look {
  /** Where each label stands: beside its value, above it in as many columns as there is room for or beside each other, or at the left of an amount. */
  readonly kind?: 'beside' | 'above' | 'across' | 'sums';
  /** A label's width; above: a column's least. */
  readonly label?: string;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly 'aria-live'?: 'polite';
  readonly 'aria-label'?: string | undefined;
  readonly children: ReactNode;
}

/** What is known of something, each thing by its name. */
export function Facts({ kind = 'beside', label = kind === 'above' ? '9rem' : '8rem', className, ...props }: FactsProps) {
  return (
    <Stack as="dl" {...props} className={join(kit['facts'], className)} data-kind={kind} style={{ ['--kit-label' as string]: label }} />
  );
}

interface FactProps {
  readonly label: ReactNode;
  readonly isTotal?: boolean;
  /** Takes a row of its own. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One of `Facts`. */
export function Fact({ label, isTotal = false, isWide = false, children }: FactProps) {
  return (
    <div data-total={isTotal || undefined} data-wide={isWide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
