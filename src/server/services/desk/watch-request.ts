import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { watchRequest as call } from '#contract/api/desk/watch-request.ts';
import type { AnswerOf } from '#contract/schemas/define-call.ts';
import type { StatusFeed } from '../../ports/status-feed.ts';
import type { Handlers } from '../shared/context.ts';
import { isRefused } from '../shared/refusal.ts';
import { findRequest } from './find-request.ts';

type News = AnswerOf<typeof call>;

/** What those who follow a request tell each other, in whatever process they are. */
const toldSchema = z.object({
  id: z.string(),
  sub: z.string(),
  isEditing: z.boolean(),
  /** `asking`: the others say that they are here, too. */
  is: z.enum(['here', 'asking', 'gone']),
});
type Told = z.infer<typeof toldSchema>;

/** Whoever is not alone says so this often. */
const BEAT_MS = 10_000;
/** Whose process died is not heard of any more, and counts as gone after so many beats. */
const BEATS_MISSED = 2;

/** Those who are there already have answered by then, so that the first news is whole. */
const GATHER_MS = 200;

/** Follows a request of the provider's: who else does, and its version. Nothing of that is stored, and who is alone says nothing. */
export const watchRequest: Handlers['watchRequest'] = async ({ ports, member, report }, { requestID, isEditing }) => {
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  const { records, feed } = ports;
  return {
    follow(tell) {
      let news: News = { version: found.life.version, colleagues: [] };
      let isGathered = false;
      const add = (more: Partial<News>) => {
        news = { ...news, ...more };
        if (isGathered) tell(news);
      };
      const company = keepCompany(feed, requestID, { sub: member.caller.sub, isEditing }, (colleagues) => add({ colleagues }), report);
      const lookAgain = async () => {
        const present = await records.desk.find(requestID);
        if (present !== null && present.life.version !== news.version) add({ version: present.life.version });
        company.greet();
      };
      const watching = feed.watch(nameChanges(requestID), () => void lookAgain().catch(report));
      // Between its being found and its being watched it may have changed.
      watching.then(lookAgain).catch(report);
      const gathering = setTimeout(() => {
        isGathered = true;
        tell(news);
      }, GATHER_MS);
      return () => {
        clearTimeout(gathering);
        company.leave();
        watching.then((stop) => stop()).catch(report);
      };
    },
  };
};

/** Under what the feed tells that a request has changed. */
export function nameChanges(requestId: string): string {
  return `request: ${requestId}`;
}

type Colleagues = News['colleagues'];

/** Tells others that somebody follows a request, and hears who else does. */
function keepCompany(
  feed: StatusFeed,
  requestId: string,
  own: Pick<Told, 'sub' | 'isEditing'>,
  onChange: (colleagues: Colleagues) => void,
  report: (error: unknown) => void,
) {
  const id = randomUUID();
  const topic = nameChanges(requestId);
  const others = new Map<string, Told & { readonly beats: number }>();
  const say = (is: Told['is']) => void feed.tell(topic, JSON.stringify({ id, ...own, is } satisfies Told)).catch(report);
  let known = '[]';
  const tellChange = () => {
    const colleagues = listColleagues([...others.values()], own.sub);
    if (JSON.stringify(colleagues) === known) return;
    known = JSON.stringify(colleagues);
    onChange(colleagues);
  };
  const stop = feed.hear(topic, (text) => {
    const told = toldSchema.parse(JSON.parse(text));
    if (told.id === id) return;
    if (told.is === 'gone') others.delete(told.id);
    else others.set(told.id, { ...told, beats: BEATS_MISSED + 1 });
    if (told.is === 'asking') say('here');
    tellChange();
  });
  const timer = setInterval(() => {
    if (others.size === 0) return;
    for (const [other, { beats, ...told }] of others) {
      if (beats > 1) others.set(other, { ...told, beats: beats - 1 });
      else others.delete(other);
    }
    say('here');
    tellChange();
  }, BEAT_MS);
  timer.unref();
  say('asking');
  return {
    /** What was told while the feed was away is told again. */
    greet: () => say('here'),
    leave() {
      clearInterval(timer);
      stop();
      say('gone');
    },
  };
}

/** Each person once, however many pages they have open; whoever asks needs no telling of their own. */
function listColleagues(others: readonly Told[], own: string): Colleagues {
  const bySub = Map.groupBy(others, ({ sub }) => sub);
  bySub.delete(own);
  const found = [...bySub].map(([sub, pages]) => ({ sub, isEditing: pages.some(({ isEditing }) => isEditing) }));
  return found.toSorted((one, other) => one.sub.localeCompare(other.sub));
}
