import type { AccountResult } from '../../api/identity/account-result.ts';
import { texts } from './texts.ts';

/** Where resetting a password stands. */
export interface ResetState {
  readonly email: string;
  /** Step 2 is shown once a code is on its way. */
  readonly isCodeSent: boolean;
  readonly isBusy: boolean;
  /** What the last call has come to. */
  readonly outcome: AccountResult | null;
}

export type ResetEvent =
  | { readonly type: 'call-started' }
  | { readonly type: 'code-answered'; readonly email: string; readonly answer: AccountResult }
  | { readonly type: 'passwords-differ' }
  | { readonly type: 'reset-answered'; readonly answer: AccountResult }
  | { readonly type: 'sign-in-answered'; readonly answer: AccountResult }
  | { readonly type: 'outcome-dismissed' };

export function startReset(email: string): ResetState {
  return { email, isCodeSent: false, isBusy: false, outcome: null };
}

/** What becomes of the state. A reset that fails leads back to step 1; signing in follows all the same. */
export function advanceReset(state: ResetState, event: ResetEvent): ResetState {
  switch (event.type) {
    case 'call-started':
      return { ...state, isBusy: true, outcome: null };
    case 'code-answered':
      return { email: event.email, isCodeSent: event.answer.success, isBusy: false, outcome: event.answer };
    case 'passwords-differ':
      return { ...state, outcome: { success: false, message: texts.mismatch } };
    case 'reset-answered':
      return { ...state, isCodeSent: event.answer.success, outcome: event.answer };
    case 'sign-in-answered':
      // Why the reset failed says more than that the password it should have set is wrong.
      return { ...state, isBusy: false, outcome: state.outcome?.success === false ? state.outcome : event.answer };
    case 'outcome-dismissed':
      return { ...state, outcome: null };
  }
}
