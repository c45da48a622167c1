import type { ReactNode } from 'react';
import { Placeholder } from './placeholder.tsx';
import { TryAgain } from './try-again.tsx';

interface AnsweredProps<T> {
  /** As a hook of api gives it. */
  readonly query: {
    readonly data: T | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Said to those who don't see that something is being loaded. */
  readonly loading: string;
  /** Why there is nothing to see, or nothing new. */
  readonly failed?: string | undefined;
  /** Of the placeholder's rows. */
  readonly height?: number | undefined;
  readonly rows?: 1 | 2 | 3 | undefined;
  /** Left out where what is there is drawn elsewhere. */
  readonly children?: ((data: T) => ReactNode) | undefined;
}

/** What was asked of the server in its three states: under way, failed (with a way to try again), and there. */
export function Answered<T>({ query, loading, failed, height, rows, children }: AnsweredProps<T>) {
  const { data, isError, isFetching, refetch } = query;
  return (
    <>
      {data === undefined ? isError || <Placeholder label={loading} height={height} rows={rows} /> : children?.(data)}
      {isError ? <TryAgain text={failed} onRetry={() => void refetch()} busy={isFetching} /> : null}
    </>
  );
}
