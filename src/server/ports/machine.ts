/** What the machine still has for this process. */
export interface Machine {
  /** How many bytes may still be stored. */
  countFreeBytes(): Promise<number>;
  /** How many files and connections may still be opened; null where the platform does not tell. */
  countFreeDescriptors(): Promise<number | null>;
}
