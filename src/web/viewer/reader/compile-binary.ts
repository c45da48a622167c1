import { fetchSound } from '../../api/calls/fetch-sound.ts';

/** Fetches and compiles an engine's WebAssembly. Throws what fetching and compiling throw. */
export async function compileBinary(url: string): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(await fetchSound(url));
}
