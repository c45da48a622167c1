import type { CognitoIdentityProviderClientConfig } from '@aws-sdk/client-cognito-identity-provider';

type RetryStrategy = Extract<CognitoIdentityProviderClientConfig['retryStrategy'], { acquireInitialRetryToken: unknown }>;
type RetryErrorInfo = Parameters<RetryStrategy['refreshRetryTokenForRetry']>[1];
type RetryToken = Parameters<RetryStrategy['recordSuccess']>[0];

/** How often and how soon a call that failed is made again. */
export const RETRY_SETTINGS = {
  maxAttempts: 3,
  baseDelayMs: 100,
  throttledBaseDelayMs: 500,
  maxDelayMs: 20_000,
  /** Retries take from it, answers give back; when it is used up nothing is retried. */
  capacity: 500,
  retryCost: 5,
  retryableStatuses: [500, 502, 503, 504, 429],
} as const;

/** Amazon says it with status 400, and means 429. */
const THROTTLED = 'TooManyRequestsException';

/** The client's retry strategy: backoff under {@link RETRY_SETTINGS}; `random` answers from 0 up to 1. */
export function createRetryStrategy(random: () => number = Math.random): RetryStrategy {
  const { maxAttempts, retryCost } = RETRY_SETTINGS;
  let capacity: number = RETRY_SETTINGS.capacity;
  return {
    acquireInitialRetryToken: async () => createToken(0, 0),
    refreshRetryTokenForRetry: async (token, failure) => {
      const retries = token.getRetryCount();
      if (retries + 1 >= maxAttempts || capacity < retryCost || !isRetryable(failure)) throw new Error('The call is not made again.');
      capacity -= retryCost;
      return createToken(retries + 1, computeDelayMs(retries, baseDelayMs(failure), random()));
    },
    recordSuccess: (token) => {
      capacity = Math.min(RETRY_SETTINGS.capacity, capacity + (token.getRetryCount() > 0 ? retryCost : 1));
    },
  };
}

/** Exponential backoff with full jitter: anything up to `baseMs` doubled with every retry before, and never more than 20 s. */
export function computeDelayMs(retries: number, baseMs: number, jitter: number): number {
  return Math.floor(jitter * Math.min(RETRY_SETTINGS.maxDelayMs, baseMs * 2 ** retries));
}

function createToken(retries: number, delayMs: number): RetryToken {
  return { getRetryCount: () => retries, getRetryDelay: () => delayMs };
}

/** Whether an answer may be another one next time, or none came at all. */
function isRetryable({ error, errorType }: RetryErrorInfo): boolean {
  const status = error?.$metadata?.httpStatusCode;
  if (status === undefined) return errorType === 'TRANSIENT';
  return RETRY_SETTINGS.retryableStatuses.some((retryable) => retryable === status) || error?.name === THROTTLED;
}

function baseDelayMs({ error }: RetryErrorInfo): number {
  const isThrottled = error?.$metadata?.httpStatusCode === 429 || error?.name === THROTTLED;
  return isThrottled ? RETRY_SETTINGS.throttledBaseDelayMs : RETRY_SETTINGS.baseDelayMs;
}
