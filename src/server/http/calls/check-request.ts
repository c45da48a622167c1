import type { Call } from '#contract/schemas/define-call.ts';
import { RequestProblem } from '../answers/request-problem.ts';

/** The request as the contract describes it; throws RequestProblem 400 that names the field at fault. */
export function checkRequest(call: Call, fields: Readonly<Record<string, unknown>>): unknown {
  const checked = call.request.safeParse(fields);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  // Too long a list is the one mistake that a customer can make; the contract has words for it.
  if (issue?.code === 'too_big' && issue.origin === 'array') throw new RequestProblem(400, issue.message);
  const at = issue?.path.join('.') || 'request';
  throw new RequestProblem(400, `'${at.slice(0, 100)}' is missing or not valid.`);
}
