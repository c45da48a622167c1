declare module 'occt-import-js' {
  export interface OcctMesh {
    readonly name: string;
    /** Linear red, green, blue. */
    readonly color?: readonly number[];
    /** Triangles `first`..`last` per face. */
    readonly brep_faces: readonly { readonly first: number; readonly last: number; readonly color: readonly number[] | null }[];
    readonly attributes: {
      readonly position: { readonly array: readonly number[] };
      readonly normal?: { readonly array: readonly number[] };
    };
    readonly index: { readonly array: readonly number[] };
  }
  export type OcctResult = { readonly success: false } | { readonly success: true; readonly meshes: readonly OcctMesh[] };
  export interface OcctImport {
    ReadStepFile(bytes: Uint8Array, parameters: object): OcctResult;
    ReadIgesFile(bytes: Uint8Array, parameters: object): OcctResult;
  }
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default function occtImport(overrides: object): Promise<OcctImport>;
}
