declare module 'occt-import-js' {
  interface OcctMesh {
    /** Linear red, green, blue. */
    readonly color?: readonly number[];
    readonly brep_faces: readonly { readonly color: readonly number[] | null }[];
  }
  type OcctResult = { readonly success: false } | { readonly success: true; readonly meshes: readonly OcctMesh[] };
  export interface OcctImport {
    ReadStepFile(bytes: Uint8Array, parameters: object): OcctResult;
    ReadIgesFile(bytes: Uint8Array, parameters: object): OcctResult;
  }
  export default function occtImport(overrides: object): Promise<OcctImport>;
}
