import { expect, test } from 'vitest';
import { computeDelayMs, createRetryStrategy, RETRY_SETTINGS } from './retry-strategy.ts';

type Strategy = ReturnType<typeof createRetryStrategy>;
type Failure = Parameters<Strategy['refreshRetryTokenForRetry']>[1];

/** A failure as the client hands it over; without a status no answer came. */
function failure(status: number | undefined, name = 'SomeException', errorType: Failure['errorType'] = 'CLIENT_ERROR'): Failure {
  const error = Object.assign(new Error('refused'), { name, $metadata: status === undefined ? {} : { httpStatusCode: status } });
  return { error: error as NonNullable<Failure['error']>, errorType };
}

/** The longest delays before each retry, until the strategy gives up. */
async function collectDelays(problem: Failure, strategy = createRetryStrategy(() => 1)): Promise<number[]> {
  const delays: number[] = [];
  let token = await strategy.acquireInitialRetryToken('');
  try {
    for (;;) {
      token = await strategy.refreshRetryTokenForRetry(token, problem);
      delays.push(token.getRetryDelay());
    }
  } catch {
    return delays;
  }
}

test('ACC-14 the settings are those of the specification', () => {
  expect(RETRY_SETTINGS).toMatchObject({
    maxAttempts: 3,
    baseDelayMs: 100,
    throttledBaseDelayMs: 500,
    maxDelayMs: 20_000,
    capacity: 500,
    retryableStatuses: [500, 502, 503, 504, 429],
  });
});

test.each([500, 502, 503, 504])('ACC-14 status %i is tried three times, with 100 ms and 200 ms between at most', async (status) => {
  expect(await collectDelays(failure(status))).toEqual([100, 200]);
  expect(
    await collectDelays(
      failure(status),
      createRetryStrategy(() => 0.5),
    ),
  ).toEqual([50, 100]);
});

test('ACC-14 a throttled call waits up to 500 ms and 1 s, whether by status or by name', async () => {
  expect(await collectDelays(failure(429))).toEqual([500, 1000]);
  expect(await collectDelays(failure(400, 'TooManyRequestsException', 'THROTTLING'))).toEqual([500, 1000]);
});

test.each([
  [400, 'NotAuthorizedException', 'CLIENT_ERROR'],
  [400, 'LimitExceededException', 'THROTTLING'],
  [501, 'SomeException', 'SERVER_ERROR'],
  [200, 'SyntaxError', 'CLIENT_ERROR'],
] as const)('ACC-14 status %i (%s) is not tried again', async (status, name, errorType) => {
  expect(await collectDelays(failure(status, name, errorType), createRetryStrategy())).toEqual([]);
});

test('ACC-14 a call that nobody answered is tried again, any other mishap is not', async () => {
  expect(await collectDelays(failure(undefined, 'TypeError', 'TRANSIENT'))).toEqual([100, 200]);
  expect(await collectDelays(failure(undefined, 'TypeError', 'CLIENT_ERROR'))).toEqual([]);
});

test('ACC-14 no delay is longer than 20 s', () => {
  expect([0, 1, 5, 6, 30].map((retries) => computeDelayMs(retries, 500, 1))).toEqual([500, 1000, 16_000, 20_000, 20_000]);
});

test('ACC-14 the capacity of 500 pays for 100 retries, and answers fill it up again', async () => {
  const strategy = createRetryStrategy();
  let retries = 0;
  for (let call = 0; call < 60; call += 1) retries += (await collectDelays(failure(503), strategy)).length;
  expect(retries).toBe(100);
  const first = await strategy.acquireInitialRetryToken('');
  for (let answer = 0; answer < 5; answer += 1) strategy.recordSuccess(first);
  expect(await collectDelays(failure(503), strategy)).toHaveLength(1);
});
