import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { CadRunnerError } from '#server/ports/cad-runner.ts';
import { sendModel } from './exchange-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'exchange-'));
const model = join(folder, 'model.stl');
writeFileSync(model, Buffer.alloc(5_000_000, 'solid '));
afterAll(() => rmSync(folder, { recursive: true }));

describe('sending a model to a child', () => {
  test('sends as many bytes as were received, and leaves the pipe open', async () => {
    const input = new PassThrough({ highWaterMark: 10_000_000 });
    await sendModel(model, 4_999_999, input);
    expect(input.readableLength).toBe(4_999_999);
    expect(input.writableEnded).toBe(false);
    expect(input.eventNames().filter((name) => ['error', 'close', 'drain'].includes(String(name)))).toEqual([]);
  });

  test('S-32 a child that ends before the model, while it is opened or in its middle is nothing to throw for', async () => {
    const gone = new PassThrough();
    gone.destroy();
    await sendModel(model, 5_000_000, gone);

    const going = new PassThrough().on('error', () => {});
    const sent = sendModel(model, 5_000_000, going);
    going.destroy(new Error('write EPIPE'));
    await sent;

    const deaf = new Writable({ write: (_chunk, _encoding, done) => done(new Error('write EPIPE')) }).on('error', () => {});
    await sendModel(model, 5_000_000, deaf);
    expect([gone, going, deaf].every(({ destroyed }) => destroyed)).toBe(true);
  });

  test('S-39 a file that is gone, no file or cut short is told', async () => {
    const input = () => new PassThrough({ highWaterMark: 10_000_000 }).on('error', () => {});
    await expect(sendModel(join(folder, 'gone.stl'), 10, input())).rejects.toThrow(CadRunnerError);
    await expect(sendModel(folder, 10, input())).rejects.toThrow('could not be read');
    await expect(sendModel(model, 5_000_001, input())).rejects.toThrow('shorter');
  });
});
