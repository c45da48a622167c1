/** Where the three corners (nine little-endian float32) of every facet lie: facet i starts at `first + i * stride`. */
export interface StlFacets {
  readonly view: DataView;
  readonly first: number;
  readonly stride: number;
  readonly count: number;
}

/** What the bytes of an STL file were found to hold. */
export type StlContent =
  | {
      readonly content: 'facets';
      readonly facets: StlFacets;
      /** Bytes after the last facet of a binary file. */
      readonly trailingBytes: number;
      /** False where a text file stops without its closing line. */
      readonly ended: boolean;
    }
  | { readonly content: 'unreadable'; readonly message: string };
