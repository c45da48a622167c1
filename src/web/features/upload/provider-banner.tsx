import { useEffect, useState } from 'react';
import { getName } from '#contract/calls/get-name.ts';
import { callApi } from '../../api/calls/call-api.ts';
import { logProblem } from '../../api/calls/log-problem.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';
import styles from './upload-page.module.css';

const UNKNOWN_NAME = '<MSP Name>';

/** Says whom the visitor asks for a quote. */
export function ProviderBanner({ mspID }: { mspID: string }) {
  const name = useProviderName(mspID);
  return (
    <Text as="span" size="base" tone="accent" className={styles['banner']} aria-busy={name === null}>
      {texts.provider}{' '}
      <Text as="strong" weight={600}>
        {name ?? '…'}
      </Text>
    </Text>
  );
}

/** The provider's name; null until the server has answered. */
function useProviderName(mspID: string): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const cancellation = new AbortController();
    setName(null);
    void callApi(getName, { mspID }, { signal: cancellation.signal }).then((answer) => {
      if (cancellation.signal.aborted) {
        return;
      }
      if (!answer.success) {
        logProblem(answer.error, answer.serverMessage);
      }
      setName(answer.success ? answer.manufacturingServiceProviderName : UNKNOWN_NAME);
    });
    return () => cancellation.abort();
  }, [mspID]);
  return name;
}
