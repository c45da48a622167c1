/** A figure that says what it is measured in. */
export interface Rate<Unit extends string> {
  readonly value: number;
  readonly unit: Unit;
}

/** A rate, written short: `rate(28, 'money/h')`. */
export function rate<const Unit extends string>(value: number, unit: Unit): Rate<Unit> {
  return { value, unit };
}
