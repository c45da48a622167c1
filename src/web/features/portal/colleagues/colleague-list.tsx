import { Badge, Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Colleague } from '#contract/colleagues.ts';
import { useSignOut } from '../../../api/identity/use-sign-out.ts';
import framed from '../../../ui/framed-list.module.css';
import styles from './colleagues.module.css';
import { type Asked, ConfirmChange } from './confirm-change.tsx';
import { texts } from './texts.ts';
import type { Ways } from './use-colleagues.ts';

interface ColleagueListProps {
  readonly colleagues: readonly Colleague[];
  readonly isOwner: boolean;
  readonly isBusy: boolean;
  readonly ways: Ways;
}

/** Everybody who works here; owners change what each may do, and end it. */
export function ColleagueList({ colleagues, isOwner, isBusy, ways }: ColleagueListProps) {
  const headingId = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const signOut = useSignOut();
  const leave = async () => {
    if ((await ways.leave.run({}, texts.done.left))?.failure === null) signOut();
  };
  const confirm = ({ what, colleague: { sub, name } }: Asked) => {
    setAsked(null);
    if (what === 'leave') return void leave();
    if (what === 'remove') void ways.remove.run({ sub }, texts.done.removed(name));
    else void ways.change.run({ sub, role: what }, texts.done[what](name));
  };
  return (
    <section>
      <h2 id={headingId} className={styles['heading']}>
        {texts.here}
      </h2>
      <ul className={framed['list']} aria-labelledby={headingId}>
        {colleagues.map((colleague) => (
          <li key={colleague.sub} className={styles['row']}>
            <Person colleague={colleague} />
            {isOwner || colleague.isYou ? <Buttons colleague={colleague} isBusy={isBusy} onAsk={setAsked} /> : null}
          </li>
        ))}
      </ul>
      <ConfirmChange asked={asked} onClose={() => setAsked(null)} onConfirm={confirm} />
    </section>
  );
}

function Person({ colleague: { name, role, isFounder, isYou } }: { colleague: Colleague }) {
  return (
    <div className={styles['words']}>
      <p className={styles['name']}>{name}</p>
      <p className={styles['marks']}>
        <Badge variant={role === 'owner' ? 'light' : 'default'} tt="none">
          {texts.roles[role]}
        </Badge>
        {isFounder ? (
          <Badge variant="default" tt="none">
            {texts.founder}
          </Badge>
        ) : null}
        {isYou ? (
          <Badge variant="default" tt="none">
            {texts.you}
          </Badge>
        ) : null}
      </p>
    </div>
  );
}

interface ButtonsProps {
  readonly colleague: Colleague;
  readonly isBusy: boolean;
  readonly onAsk: (asked: Asked) => void;
}

/** Everybody may go, but a founder stays: a shop is never without an owner. */
function Buttons({ colleague, isBusy, onAsk }: ButtonsProps) {
  const { name, role, isFounder, isYou } = colleague;
  if (isFounder) return <p className={styles['note']}>{isYou ? texts.youStay : texts.founderStays}</p>;
  if (isYou) {
    return (
      <Button variant="subtle" color="red" size="xs" disabled={isBusy} onClick={() => onAsk({ what: 'leave', colleague })}>
        {texts.leave}
      </Button>
    );
  }
  const other = role === 'owner' ? 'member' : 'owner';
  return (
    <div className={styles['ways']}>
      <Button
        variant="default"
        size="xs"
        disabled={isBusy}
        aria-label={texts.makeRoleLabel[other](name)}
        onClick={() => onAsk({ what: other, colleague })}
      >
        {texts.makeRole[other]}
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        disabled={isBusy}
        aria-label={texts.removeLabel(name)}
        onClick={() => onAsk({ what: 'remove', colleague })}
      >
        {texts.remove}
      </Button>
    </div>
  );
}
