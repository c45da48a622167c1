import { useRef, useState } from 'react';

/**
 * Something that takes its time and is no call of its own: an upload, a file, a step of an account, what a form's page does with it.
 * `run` answers null, and does nothing, while another is under way.
 */
export function usePending<Input extends readonly unknown[], Result>(work: (...input: Input) => Promise<Result>) {
  const [isPending, setIsPending] = useState(false);
  const isUnderWay = useRef(false);
  const run = async (...input: Input): Promise<Result | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsPending(true);
    try {
      return await work(...input);
    } finally {
      isUnderWay.current = false;
      setIsPending(false);
    }
  };
  return { run, isPending };
}
