import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { uploadToEnd } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { newMail } from '#test/support/sample-records.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const read = (name: string) => readFileSync(join(PROJECT_ROOT, 'deploy/monitoring', name), 'utf8');

const panelSchema = z.object({ title: z.string(), targets: z.optional(z.array(z.object({ expr: z.string() }))) });
const { panels } = z.object({ panels: z.array(panelSchema) }).parse(JSON.parse(read('grafana-dashboard.json')));
const ruleSchema = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), do: z.string() }),
});
const { groups } = z.object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) }).parse(parse(read('alerts.yaml')));

const asked = [
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ of: `dashboard: ${title}`, expr }))),
  ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ of: `alert: ${alert}`, expr }))),
];

/** What Prometheus adds to what it reads. */
const PROMETHEUS_OWN = ['up'];
const ADDED_LABELS = ['job', 'instance'];

/** Label names by the metrics' names, as the server tells them. */
const told = new Map<string, ReadonlySet<string>>(PROMETHEUS_OWN.map((name) => [name, new Set()]));
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  expect((await uploadToEnd(server.baseUrl, { name: 'part.stl', bytes: composeStl(1) })).end).toBe('part');
  server.mailer.refusing = true;
  await server.records.outbox.add(newMail());
  const ask = async () => (await fetch(`${server.baseUrl}/metrics`)).text();
  await vi.waitFor(async () => expect(await ask()).toMatch(/^quickquote_mails_total\{outcome="refused"\} [1-9]/m));
  for (const line of (await ask()).split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    told.set(name, new Set([...(told.get(name) ?? []), ...[...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label)]));
  }
});
afterAll(() => server.close());

/** A query's metrics, and the labels that it asks for by them or by all. */
function readQuery(expr: string): { readonly names: readonly string[]; readonly labels: readonly string[]; readonly isSound: boolean } {
  const found = { names: [] as string[], labels: [] as string[] };
  let isSound = true;
  // Grafana puts the span of a step in its place.
  const query = expr.replaceAll('$__rate_interval', '5m');
  parser.parse(query).iterate({
    enter({ type, from, to, node }) {
      const text = query.slice(from, to);
      if (type.isError) isSound = false;
      else if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') found.names.push(text);
      else if (type.name === 'LabelName') found.labels.push(text);
    },
  });
  return { ...found, isSound };
}

describe('deploy/monitoring', () => {
  test.each(asked)('RUN-11 $of asks only for metrics and labels that there are', ({ expr }) => {
    const { names, labels, isSound } = readQuery(expr);
    expect(isSound, expr).toBe(true);
    expect(names).not.toEqual([]);
    for (const name of names) expect([...told.keys()]).toContain(name);
    const known = [...ADDED_LABELS, ...names.flatMap((name) => [...(told.get(name) ?? [])])];
    for (const label of labels) expect(known, `${label} of ${names.join(', ')}`).toContain(label);
  });

  test('RUN-11 a metric or a label that is not there is found', () => {
    const { names, labels, isSound } = readQuery('sum by (colour) (rate(quickquote_parts_lost{size="1"}[$__rate_interval]))');
    expect({ names, labels, isSound }).toEqual({ names: ['quickquote_parts_lost'], labels: ['colour', 'size'], isSound: true });
    expect(told.has('quickquote_parts_lost')).toBe(false);
    expect(readQuery('sum(rate(up[5m])').isSound).toBe(false);
  });

  test('RUN-11 what the product measures itself is all on the dashboard', () => {
    const shown = new Set(asked.filter(({ of }) => of.startsWith('dashboard')).flatMap(({ expr }) => readQuery(expr).names));
    const own = [...told.keys()].filter((name) => /^(quickquote|http)_/.test(name) && !/_(sum|count|bucket)$/.test(name));
    expect(own).not.toEqual([]);
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });
});
