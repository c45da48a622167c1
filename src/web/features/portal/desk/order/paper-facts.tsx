interface PaperFactsProps {
  readonly className: string | undefined;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** What a printed sheet says, name by name; what is empty takes no room. */
export function PaperFacts({ className, facts }: PaperFactsProps) {
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
