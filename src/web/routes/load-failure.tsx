import { useEffect } from 'react';
import { loadConfig } from '../api/calls/load-config.ts';
import { logProblem } from '../api/calls/log-problem.ts';
import { BoldButton } from '../ui/controls/anchor-link.tsx';
import { Page } from '../ui/layout/page.tsx';
import { texts } from './texts.ts';

/** Takes the place of a page that could not be fetched or shown. What is in the cart and uploaded stays. */
export function LoadFailure({ error }: { error: unknown }) {
  useEffect(() => {
    logProblem('This page did not load', error);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error]);
  return (
    <Page title={texts.notLoaded} lead={texts.lead}>
      <BoldButton onClick={reload}>{texts.reload}</BoldButton>
    </Page>
  );
}

/** Not before the server answers: the browser's own error page would take this one's place. */
function reload(): void {
  loadConfig().then(() => location.reload(), logProblem);
}
