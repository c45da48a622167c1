/** Time and chance, so that tests can hold them. */
export interface Clock {
  now(): Date;
  /** A URL-safe name of 22 characters holding 128 bits from a CSPRNG. */
  randomName(): string;
}
