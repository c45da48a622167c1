import type { ProcessCode } from './process.ts';

export interface CatalogueColor {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Lower-case '#rrggbb'. */
  readonly rgb: string;
  /** Transparency from 0 to 100; both 0 and 100 are opaque (MAT-07). */
  readonly alpha: number;
}

export interface CatalogueFinish {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Addresses under the web app; the first is shown. */
  readonly images: readonly string[];
}

export interface CatalogueMaterial {
  readonly id: string;
  readonly process: ProcessCode;
  /** Family in one word, as customers read it. */
  readonly type: 'Thermoplastic' | 'Elastomer' | 'Resin' | 'Nylon' | 'Metal';
  readonly name: string;
  readonly shortDescription: string;
  /** Addresses under the web app; the first is shown. */
  readonly images: readonly string[];
  /** Of the finished part, typical data sheet value. */
  readonly densityGPerCm3: number;
  readonly infoUrl: string;
  readonly colors: readonly CatalogueColor[];
  readonly finishes: readonly CatalogueFinish[];
}
