declare module 'occt-import-js' {
  export interface OcctImport {
    ReadStepFile(bytes: Uint8Array, parameters: object): { readonly success: boolean };
    ReadIgesFile(bytes: Uint8Array, parameters: object): { readonly success: boolean };
  }
  export default function occtImport(overrides: { print(text: string): void }): Promise<OcctImport>;
}
