import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { logProblem } from '../api/log-problem.ts';
import { Page } from '../ui/page.tsx';

/** Takes the place of a page that could not be fetched or shown. What is in the cart and uploaded stays. */
export function LoadFailure({ error }: ErrorComponentProps) {
  useEffect(() => logProblem('A page could not be shown.', error), [error]);
  return (
    <Page title="Something went wrong" lead="This page could not be shown. Your parts and your cart are still here.">
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </Page>
  );
}
