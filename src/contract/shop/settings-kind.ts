import type * as z from 'zod/mini';

/** One document of a shop's settings: what it is stored as, how it is read, and what it is until it is saved. */
export interface SettingsKind<T> {
  /** Stored: it never changes. */
  readonly name: string;
  /** Also reads what was stored by earlier versions. */
  readonly schema: z.ZodMiniType<T>;
  readonly initial: T;
}
