import { setTimeout as pause } from 'node:timers/promises';
import { getName } from '#contract/calls/get-name.ts';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { callServer, finishUpload, type ModelFile, uploadFile } from '#test/support/api-client.ts';

/** Asks without a pause, as visitors' pages do, and notes every call that was not answered as it should be. */
export function keepCalling(baseUrl: string, file: ModelFile) {
  const stopping = new AbortController();
  const failed: string[] = [];
  let answered = 0;
  let parts = 0;
  const again = async (act: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      await act().catch((error: unknown) => failed.push(error instanceof Error ? `${error.message} ${error.cause}` : String(error)));
      await pause(20);
    }
  };
  const ask = async () => {
    const { status } = await callServer(baseUrl, getName, { mspID: '1' });
    if (status === 200) answered += 1;
    else failed.push(`${getName.path}: ${status}`);
  };
  /** Its streams may end while it is measured: who asks again is told what has happened meanwhile. */
  const upload = async () => {
    const answer = await uploadFile(baseUrl, file);
    if (!answer.ok) return failed.push(`${file.name}: ${answer.status}`);
    for (let tries = 0; tries < 5; tries += 1) {
      const end = await finishUpload(baseUrl, answer.body).catch(() => null);
      if (end?.end === 'part') {
        parts += 1;
        return;
      }
    }
    return failed.push(`${file.name}: ${watchConversion.path} never told of it`);
  };
  const running = [again(ask), again(ask), again(upload)];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
      return { answered, failed, parts };
    },
  };
}
