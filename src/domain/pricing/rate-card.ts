/** What a provider charges. Every rate names its unit. (Filled in with the pricing model.) */
export interface RateCard {
  readonly version: string;
}
