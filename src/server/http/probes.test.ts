import { expect, test } from 'vitest';
import { createScriptedCad } from '#test/support/scripted-cad.ts';
import { startTestApp } from '#test/support/test-app.ts';

test('/health answers before the CAD processes are warm, /ready only afterwards', async () => {
  const warm = Promise.withResolvers<void>();
  await using server = await startTestApp({}, { cad: { ...createScriptedCad(), warm: () => warm.promise } });
  expect((await fetch(`${server.baseUrl}/health`)).status).toBe(200);
  const early = await fetch(`${server.baseUrl}/ready`);
  expect([early.status, await early.json()]).toEqual([503, { status: 'starting', missing: 'The CAD processes are warming up.' }]);
  warm.resolve();
  await expect.poll(async () => (await fetch(`${server.baseUrl}/ready`)).status).toBe(200);
});

test('/metrics counts requests by route, not by address', async () => {
  await using server = await startTestApp();
  await fetch(`${server.baseUrl}/img/secret-name.webp`);
  const metrics = await (await fetch(`${server.baseUrl}/metrics`)).text();
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/img/:name",status="404"} 1');
  expect(metrics).not.toContain('secret-name');
});
