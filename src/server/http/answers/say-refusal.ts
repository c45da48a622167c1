import type { FastifyRequest } from 'fastify';
import { LANGUAGES } from '#domain/language/language.ts';
import { SAY } from '#domain/sentences/say-in.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import { askedLanguage } from './asked-language.ts';

/** Says words to who asks, in the language that the request wants: that of the page it comes from. */
export function sayTo(request: FastifyRequest): (words: string) => string {
  return SAY[askedLanguage(request.headers['accept-language']) ?? LANGUAGES[0]].refusal;
}

/** A refusal in the words of who asks; its codes stay. */
export function sayRefusal(request: FastifyRequest, { status, code, message, details }: Refusal): Refusal {
  const say = sayTo(request);
  const problems = details.problems?.map((problem) => ({ ...problem, message: say(problem.message) }));
  return new Refusal(status, code, say(message), { ...details, ...(problems && { problems }) });
}
