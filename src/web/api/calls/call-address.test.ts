import { beforeEach, expect, test } from 'vitest';
import { getName } from '#contract/calls/get-name.ts';
import { adoptTestConfig } from '../../testing/test-config.ts';
import { encodeCall } from './call-address.ts';
import { adoptConfig, readConfig } from './load-config.ts';

beforeEach(() => {
  adoptTestConfig();
});

test('RUN-10 a call begins a trace of its own where the installation traces, and none elsewhere', () => {
  const begin = () => encodeCall(getName, { mspID: '1' }).headers['traceparent'];
  expect(begin()).toBeUndefined();
  adoptConfig({ ...readConfig(), traces: true });
  const first = begin();
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(begin()).not.toBe(first);
});
