import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { getDeskHome } from '#contract/api/desk/get-desk-home.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import { addExample } from '#contract/api/shop/add-example.ts';
import { getSetUp, type SetUp } from '#contract/api/shop/get-set-up.ts';
import { removeExample } from '#contract/api/shop/remove-example.ts';
import { isExample } from '#domain/request/example-request.ts';
import { useAction } from '../../api/use-action.ts';
import { useNavigate } from '../../navigation/router-view.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { useIsMember } from '../shop/portal-store.ts';
import { shareAddress } from '../shop/share-link.tsx';
import { useShop } from '../shop/shop.ts';
import { texts } from './getting-started-texts.ts';
import { useSetUp } from './use-set-up.ts';

const words = texts.example;
/** How long the example's parts are given before they are asked for again. */
const PAUSE_MS = 800;

/** Opens the shop as its customers find it, beside the portal. */
export function TryAsCustomer() {
  const { mspID } = useShop();
  return (
    <Button component="a" href={shareAddress(mspID)} target="_blank" rel="noopener" variant="default" size="xs">
      {texts.start.tryIt}
    </Button>
  );
}

/** Puts the example among the requests, or leads to it and takes it away again. */
export function ExampleButtons({ example }: { example: SetUp['example'] }) {
  const isMember = useIsMember();
  const navigate = useNavigate();
  const [isWaiting, setIsWaiting] = useState(false);
  const { run, isPending, problem } = useAction(addExample, {
    onDone: ({ requestID }) => {
      setIsWaiting(requestID === null);
      if (requestID !== null) void navigate({ to: '/msp/orders/$requestId', params: { requestId: requestID } });
    },
    onRefused: () => setIsWaiting(false),
    asksAgain: [getSetUp],
  });
  // Its parts are measured like anybody's.
  useEffect(() => {
    if (!isWaiting || isPending) return;
    const pause = setTimeout(() => void run({}), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isWaiting, isPending, run]);
  if (example !== null) {
    return (
      <>
        <LinkButton to="/msp/orders/$requestId" params={{ requestId: example.requestID }} variant="default" size="xs">
          {words.open}
        </LinkButton>
        {isMember ? null : <RemoveExample />}
      </>
    );
  }
  if (isMember) return null;
  return (
    <>
      <Button variant="default" size="xs" loading={isPending || isWaiting} onClick={() => void run({})}>
        {words.add}
      </Button>
      {problem === null ? null : (
        <Text as="span" size="sm" tone="error" role="alert">
          {problem}
        </Text>
      )}
    </>
  );
}

function RemoveExample({ onDone }: { onDone?: () => void }) {
  const { run, isPending } = useAction(removeExample, {
    ...(onDone === undefined ? {} : { onDone }),
    asksAgain: [getSetUp, getDeskHome, listRequests],
  });
  return (
    <Button variant="subtle" color="gray" size="xs" loading={isPending} onClick={() => void run({})}>
      {words.remove}
    </Button>
  );
}

/** On the page of a request: that it is the example, and how to play with it. Of any other request nothing. */
export function ExampleNotice({ email }: { email: string }) {
  return isExample(email) ? <Notice /> : null;
}

function Notice() {
  const { data } = useSetUp();
  const isMember = useIsMember();
  const navigate = useNavigate();
  const key = data?.example?.key;
  return (
    <Alert type="info">
      <Text weight={600}>{words.badge}</Text>
      <Text>{words.text}</Text>
      <Row gap="sm" mt="xs">
        {key === undefined ? null : (
          // Beside the portal: the two are played against each other.
          <Button component="a" href={`/app/request/${encodeURIComponent(key)}`} target="_blank" rel="noopener" variant="default" size="xs">
            {words.asCustomer}
          </Button>
        )}
        {isMember ? null : <RemoveExample onDone={() => void navigate({ to: '/msp/home' })} />}
      </Row>
    </Alert>
  );
}
