import type { SettingsKind } from '#contract/shop/settings-kind.ts';

export interface SavedSettings<T> {
  readonly settings: T;
  /** How often they were saved. */
  readonly revision: number;
}

/** Settings of shops, a document of each kind. */
export interface ShopSettings {
  /** What they begin as, with revision 0, until they are saved. */
  find<T>(providerId: string, kind: SettingsKind<T>): Promise<SavedSettings<T>>;
  /** Answers the new revision; null where `expectedRevision` is not the present one. */
  save<T>(providerId: string, kind: SettingsKind<T>, settings: T, expectedRevision: number): Promise<number | null>;
}
