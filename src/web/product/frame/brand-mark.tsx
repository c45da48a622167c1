/** The product's mark: a part seen from its corner. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--mantine-color-petrol-8)" />
      <g stroke="#fff" strokeWidth="2" strokeLinejoin="round">
        <path d="M16 6.5l8.5 4.7v9.600L16 25.500l-8.500-4.700v-9.600z" />
        <path d="M7.500 11.200L16 16l8.500-4.800M16 16v9.500" />
      </g>
    </svg>
  );
}
