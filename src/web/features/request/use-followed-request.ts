import { answerQuote, type CustomerAct } from '#contract/api/customer/answer-quote.ts';
import { followRequest } from '#contract/api/customer/follow-request.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswers } from '../../api/use-answers.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { texts } from './texts.ts';

/** The shop may answer while the page is open. */
const LOOK_EVERY_MS = 30_000;

/** A request by its key, looked at again and again. `data` is null where the key opens nothing. */
export function useFollowedRequest(key: string) {
  return useApiQuery(
    followRequest,
    { key },
    {
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: LOOK_EVERY_MS,
      refusal: ({ isUnknown }) => (isUnknown === true ? null : undefined),
      select: (answer) => answer?.request ?? null,
    },
  );
}

/** What the customer can do to the request that a key opens. */
export function useCustomerAct(key: string) {
  const answers = useAnswers();
  const { run, ...acting } = useAction(answerQuote, {
    onDone: ({ request }) => answers.note(followRequest, { key }, (known) => ({ ...known, request })),
    // What keeps it from being done may have happened since the page was loaded.
    onRefused: () => void answers.askAgain(followRequest, { key }),
    words: { noAnswer: texts.notSent },
  });
  /** Answers whether it was done; otherwise `problem` says why not. Never rejects. */
  const act = async (wanted: CustomerAct): Promise<boolean> => {
    await answers.callOff(followRequest, { key });
    return (await run({ key, act: wanted }))?.success === true;
  };
  return { ...acting, act };
}
