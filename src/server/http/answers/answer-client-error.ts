import type { Socket } from 'node:net';
import type { Failure } from '#contract/schemas/failure.ts';

const ANSWERS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive. Please try again.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
};
const BROKEN = ['400 Bad Request', 'The request could not be understood.'] as const;

/** Answers what never became a request, in the wire's envelope, and ends the connection. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  const [status, message] = ANSWERS[error.code ?? ''] ?? BROKEN;
  if (socket.writable && error.code !== 'ECONNRESET') {
    const body = JSON.stringify({ success: false, error: message } satisfies Failure);
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}
