// Ends with 0 where the server of this container says that it is ready, with 1 and its reason otherwise. Asked by the container's engine.

const ANSWER_WITHIN_MS = 4_000;

const { HOST = '', PORT = '8080' } = process.env;
const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;

try {
  const answer = await fetch(`http://${host}:${PORT}/ready`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  const { status, missing } = (await answer.json()) as { readonly status?: unknown; readonly missing?: unknown };
  if (status !== 'ready') throw new Error(String(missing ?? status));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

export {};
