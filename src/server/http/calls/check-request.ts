import type { Call } from '#contract/schemas/define-call.ts';
import { RequestProblem } from '../answers/request-problem.ts';

/** What zod says of a fault for which a schema gives no words. */
const WORDLESS = 'Invalid input';

/** The request as the contract describes it; throws RequestProblem 400 in the contract's words, else one that names the field at fault. */
export function checkRequest(call: Call, fields: Readonly<Record<string, unknown>>): unknown {
  const checked = call.request.safeParse(fields);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  // What a person can get wrong the contract has words for.
  if (issue !== undefined && issue.message !== WORDLESS) throw new RequestProblem(400, issue.message);
  const at = issue?.path.join('.') || 'request';
  throw new RequestProblem(400, `'${at.slice(0, 100)}' is missing or not valid.`);
}
