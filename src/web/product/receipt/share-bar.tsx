/** How much of the largest amount another is, from -1 to 1, as a line below it. Says nothing to assistive technology. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span
      aria-hidden
      style={{
        display: 'block',
        inlineSize: `${Math.abs(share) * 100}%`,
        minInlineSize: 1,
        blockSize: 3,
        marginBlockStart: '0.3rem',
        marginInlineStart: 'auto',
        borderRadius: 2,
        background: share < 0 ? 'var(--mantine-color-green-6)' : 'var(--mantine-primary-color-filled)',
        opacity: 0.55,
      }}
    />
  );
}
