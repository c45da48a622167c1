import { describe, expect, test } from 'vitest';
import { advanceReset, type ResetEvent, type ResetState, startReset } from './reset-flow.ts';

const OK = { success: true, message: 'fine' };
const BAD_CODE = { success: false, message: 'Invalid verification code provided, please try again.' };
const WRONG = { success: false, message: 'Incorrect username or password.' };
const STEP_1 = startReset('a@b.c');
const STEP_2: ResetState = { ...STEP_1, isCodeSent: true };

function run(state: ResetState, ...events: ResetEvent[]): ResetState {
  return events.reduce(advanceReset, state);
}

describe('step 1', () => {
  test('ACC-07 leads to step 2 once the code is on its way', () => {
    const sent = run(STEP_1, { type: 'call-started' }, { type: 'code-answered', email: 'x@y.z', answer: OK });
    expect(sent).toEqual({ email: 'x@y.z', isCodeSent: true, isBusy: false, outcome: OK });
  });

  test('ACC-07 stays where no code could be sent', () => {
    expect(run(STEP_1, { type: 'code-answered', email: 'x@y.z', answer: WRONG })).toMatchObject({ isCodeSent: false, outcome: WRONG });
  });

  test('ACC-12 is busy while the call runs, and forgets what was said before', () => {
    expect(run({ ...STEP_1, outcome: WRONG }, { type: 'call-started' })).toMatchObject({ isBusy: true, outcome: null });
  });
});

describe('step 2', () => {
  test('ACC-02 different passwords are named, and nothing is under way', () => {
    const state = run(STEP_2, { type: 'passwords-differ' });
    expect(state).toEqual({ ...STEP_2, outcome: { success: false, message: 'Your passwords do not match.' } });
  });

  test('ACC-07 a reset that works is followed by signing in, busy until that has answered', () => {
    const reset = run(STEP_2, { type: 'call-started' }, { type: 'reset-answered', answer: OK });
    expect(reset).toMatchObject({ isCodeSent: true, isBusy: true, outcome: OK });
    expect(run(reset, { type: 'sign-in-answered', answer: WRONG })).toMatchObject({ isCodeSent: true, isBusy: false, outcome: WRONG });
  });

  test('ACC-07 a reset that fails flags the flow as not sent; its error outlives that of the sign-in which follows', () => {
    const reset = run(STEP_2, { type: 'call-started' }, { type: 'reset-answered', answer: BAD_CODE });
    expect(reset).toMatchObject({ isCodeSent: false, isBusy: true, outcome: BAD_CODE });
    expect(run(reset, { type: 'sign-in-answered', answer: WRONG })).toEqual({ ...STEP_1, outcome: BAD_CODE });
  });

  test('ACC-10 what was said can be dismissed', () => {
    expect(run({ ...STEP_2, outcome: WRONG }, { type: 'outcome-dismissed' }).outcome).toBeNull();
  });
});
