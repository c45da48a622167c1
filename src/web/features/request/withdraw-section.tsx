import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { mayAct } from '#domain/desk/request-life.ts';
import { Card } from '../../ui/layout/layout.tsx';
import { ReasonForm } from './reason-form.tsx';
import { texts } from './texts.ts';

const words = texts.withdraw;

/** Takes the request back, as long as nothing was ordered. */
export function WithdrawSection({ request, requestKey }: { request: FollowedRequest; requestKey: string }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!mayAct(request.life.state, 'customer', 'withdrawn')) return null;
  if (!isAsking) {
    return (
      <div>
        <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
          {words.open}
        </Button>
      </div>
    );
  }
  return (
    <Card as="section" gap="lg" p="lg" aria-label={words.heading}>
      <ReasonForm
        heading={words.heading}
        hint={words.hint(request.shop.name)}
        label={words.label}
        send={words.send}
        requestKey={requestKey}
        actOf={(reason) => ({ type: 'withdrawn', reason })}
        onBack={() => setIsAsking(false)}
      />
    </Card>
  );
}
