import { vi } from 'vitest';
import { readCall, tellRefusal } from './read-call.ts';

export interface FakeAnswer {
  readonly status?: number;
  readonly body: unknown;
}

/** What a browser asks of the fake server. */
export interface FakeRequest {
  /** Path and query under the API base, e.g. `IN_PartAPI`. */
  readonly path: string;
  readonly fields: FormData;
  readonly authorization: string | null;
}

interface FakeServer {
  /** Answers a call; a thrown error is a network failure. */
  readonly answer: (request: FakeRequest) => FakeAnswer;
  /** The messages of a status stream, in order; null stands for a broken connection. */
  readonly stream?: (path: string) => readonly unknown[] | null;
}

/** Takes the place of fetch, XMLHttpRequest and EventSource. Answers the requests received so far, in order. */
export function stubServer(server: FakeServer): FakeRequest[] {
  const requests: FakeRequest[] = [];
  const handle = (url: string, init: RequestInit = {}): FakeAnswer => {
    const path = url.replace('https://quote.test/api/', '');
    // Asked before any file is sent; nearly every shop takes files so.
    if (path.endsWith('/work-profiles')) return { body: { profiles: [], filesStay: false } };
    const fields = readCall(url, init);
    const request = { path, fields, authorization: new Headers(init.headers).get('authorization') };
    requests.push(request);
    const { status, body } = server.answer(request);
    return { ...(status === undefined ? {} : { status }), body: tellRefusal(fields, status ?? 200, body) };
  };

  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { status = 200, body } = handle(url, init);
    return new Response(JSON.stringify(body), { status });
  });

  class FakeXmlHttpRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly headers: Record<string, string> = {};
    status = 0;
    responseText = '';
    #url = '';
    #method = 'GET';
    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    abort() {}
    send(form: FormData) {
      queueMicrotask(() => {
        try {
          const { status = 202, body } = handle(this.#url, { method: this.#method, body: form });
          this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2, lengthComputable: true }));
          Object.assign(this, { status, responseText: JSON.stringify(body) });
          this.dispatchEvent(new Event('load'));
        } catch {
          this.dispatchEvent(new Event('error'));
        }
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeXmlHttpRequest);

  class FakeEventSource {
    onopen: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    #closed = false;
    constructor(url: string) {
      queueMicrotask(() => {
        const messages = server.stream?.(url.replace('https://quote.test/api/', '')) ?? null;
        if (messages === null) {
          this.onerror?.();
          return;
        }
        this.onopen?.();
        for (const message of messages) {
          if (!this.#closed) {
            this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
          }
        }
      });
    }
    close() {
      this.#closed = true;
    }
  }
  vi.stubGlobal('EventSource', FakeEventSource);
  return requests;
}
