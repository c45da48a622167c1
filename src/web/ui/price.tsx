/** A price as text: `$` and two decimals, thousands separated. */
export function formatDollars(price: number): string {
  return `$${price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** A price in decimal dollars, in figures of equal width. */
export function Price({ value, className }: { value: number; className?: string }) {
  return (
    <span className={className} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatDollars(value)}
    </span>
  );
}
