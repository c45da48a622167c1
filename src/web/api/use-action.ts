import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Call } from '#contract/schemas/define-call.ts';
import type { CallResult, InputOf, Success } from './calls/call-api.ts';
import type { CallFailure } from './calls/call-failure.ts';
import { explainFailure, type FailureWords } from './calls/explain-failure.ts';
import { CallError, fetchAnswer } from './calls/fetch-answer.ts';
import { useAnswers } from './use-answers.ts';

interface Options<C extends Call> {
  /** Whose answers hold no more once it is done; it counts as under way until those that are shown are there again. */
  readonly asksAgain?: readonly Call[];
  /** What follows before it counts as over, and before those are asked. */
  readonly onDone?: (answer: Success<C>, input: InputOf<C>) => Promise<void> | void;
  readonly onRefused?: (failure: CallFailure, input: InputOf<C>) => Promise<void> | void;
  /** Where the usual words do not fit. */
  readonly words?: Partial<FailureWords>;
}

export interface Action<C extends Call> {
  /** Answers what came of it; null, and does nothing, while another is under way. Never rejects. */
  readonly run: (input: InputOf<C>) => Promise<CallResult<C> | null>;
  readonly isPending: boolean;
  /** Why the last was not done, which is logged; null when it was, while another is under way, and once dismissed. */
  readonly failure: CallFailure | null;
  /** The same, for whoever wanted it. */
  readonly problem: string | null;
  /** Does nothing while one is under way. */
  readonly dismiss: () => void;
}

/** Acts at the server by a call, as whoever is signed in, one at a time. */
export function useAction<C extends Call>(call: C, { asksAgain = [], onDone, onRefused, words }: Options<C> = {}): Action<C> {
  const answers = useAnswers();
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, error, reset } = useMutation<Success<C>, CallError, InputOf<C>>({
    mutationFn: (input) => fetchAnswer(call, input),
    onSuccess: async (answer, input) => {
      await onDone?.(answer, input);
      await Promise.all(asksAgain.map((each) => answers.askAgain(each)));
    },
    onError: ({ failure }, input) => onRefused?.(failure, input),
  });
  const run = useCallback(
    async (input: InputOf<C>): Promise<CallResult<C> | null> => {
      // A second press may come before the first is drawn.
      if (isUnderWay.current) return null;
      isUnderWay.current = true;
      try {
        return await mutateAsync(input);
      } catch (thrown) {
        if (thrown instanceof CallError) return thrown.failure;
        throw thrown;
      } finally {
        isUnderWay.current = false;
      }
    },
    [mutateAsync],
  );
  const dismiss = useCallback(() => {
    if (!isUnderWay.current) reset();
  }, [reset]);
  const failure = error?.failure ?? null;
  return { run, isPending, failure, problem: failure === null ? null : explainFailure(failure, words), dismiss };
}
