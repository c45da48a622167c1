import { IconCheck } from '@tabler/icons-react';
import { AnchorLink } from '../../../ui/anchor-link.tsx';
import { faultyFields } from '../provider/check-profile.ts';
import { profileOf, saveStateOf, useLocalProvider } from '../provider/local-provider.ts';
import { useIsMember } from '../provider/portal-store.ts';
import { texts } from './texts.ts';
import styles from './wip-pages.module.css';

const { start } = texts;

/** The three things that make a shop, ticked as far as they are done. */
export function GettingStarted() {
  const local = useLocalProvider();
  const isMember = useIsMember();
  const steps = [
    { ...start.profile, to: '/msp/profile', isDone: faultyFields(profileOf(local)).length === 0 },
    { ...start.materials, to: '/msp/my-materials', isDone: (local.configurations ?? []).length > 0 },
    { ...start.share, to: '/msp/parts', isDone: saveStateOf(local) === 'saved' },
  ] as const;
  if (isMember) return <Shared />;
  return (
    <section>
      <h2 className={styles['heading']}>{start.heading}</h2>
      <ol className={styles['steps']}>
        {steps.map(({ title, text, link, to, isDone }, index) => (
          <li key={to} className={styles['step']} data-done={isDone || undefined}>
            <span className={styles['number']}>{isDone ? <IconCheck size={16} stroke={2.4} aria-label={start.done} /> : index + 1}</span>
            <span className={styles['title']}>{title}</span>
            <span className={styles['text']}>{text}</span>
            <AnchorLink to={to}>{link}</AnchorLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** For those who have nothing to set up. */
function Shared() {
  const { heading, text, link } = start.member;
  return (
    <section>
      <h2 className={styles['heading']}>{heading}</h2>
      <p className={styles['words']}>{text}</p>
      <AnchorLink to="/msp/parts">{link}</AnchorLink>
    </section>
  );
}
