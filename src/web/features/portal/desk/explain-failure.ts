import type { CallFailure } from '../../../api/call-failure.ts';
import { texts } from './texts.ts';

/** Why something was not done, for whoever wanted it. */
export function explainFailure({ needsSignIn, serverMessage }: CallFailure): string {
  return needsSignIn === true ? texts.needsSignIn : (serverMessage ?? texts.noAnswer);
}
