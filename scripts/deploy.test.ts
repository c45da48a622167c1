import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScaledObject, TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { copyEmptyDatabase } from '#test/support/empty-database.ts';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { openEmbeddedDatabase } from '../src/server/adapters/records/open-embedded-database.ts';
import { readConfig } from '../src/server/config/config.ts';
import { SETTINGS } from '../src/server/config/settings.ts';
import { readDockerfile } from './image/read-dockerfile.ts';

const read = (name: string) => readFileSync(join(PROJECT_ROOT, 'deploy', name), 'utf8');
const { version }: { readonly version: string } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));

const serviceSchema = z.looseObject({
  image: z.string(),
  environment: z.optional(z.record(z.string(), z.string())),
  volumes: z.optional(z.array(z.string())),
  read_only: z.optional(z.boolean()),
  cap_drop: z.optional(z.array(z.string())),
});
const composeSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.nullable(z.object({}))),
});
const readCompose = (name: string) => composeSchema.parse(parse(read(name), { merge: true }));

const IS_OURS = /^quickquote:/;
/** What has to be set, by what stands for it. */
const GIVEN: Readonly<Record<string, string>> = {
  DOMAIN: 'quotes.example.com',
  POSTGRES_PASSWORD: 'b7d0',
  S3_PASSWORD: 'c1e9f2a8',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  MAIL_FROM: 'quotes@example.com',
  PUBLIC_URL: 'https://quotes.example.com',
};
const fill = (text: string) => text.replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, name: string) => GIVEN[name] ?? '');

describe.each(['compose.yaml', 'compose.single.yaml'])('deploy/%s', (name) => {
  const { services, volumes } = readCompose(name);
  const ours = Object.entries(services).filter(([, { image }]) => IS_OURS.test(image));

  test('RUN-02 gives each of our containers settings that it knows and can start with', () => {
    for (const [service, { environment = {} }] of ours) {
      for (const setting of Object.keys(environment)) expect(Object.keys(SETTINGS), `${service}: ${setting}`).toContain(setting);
      const given = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, fill(value)]));
      expect(readConfig(given), service).toMatchObject({ outcome: 'read' });
    }
    expect(ours).not.toEqual([]);
  });

  test('RUN-02 refuses to start without what is secret or only its owner knows, and writes no secret down', () => {
    const asked = [...read(name).matchAll(/\$\{(\w+)(:\?[^}]+)?\}/g)];
    expect(asked.filter(([, , reason]) => reason === undefined).map(([whole]) => whole)).toEqual([]);
    expect(new Set(asked.map(([, variable]) => variable))).toEqual(
      new Set(name === 'compose.yaml' ? ['DOMAIN', 'POSTGRES_PASSWORD', 'S3_PASSWORD', 'SMTP_URL', 'MAIL_FROM'] : ['PUBLIC_URL']),
    );
    const values = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    for (const [variable, value] of values) if (/PASSWORD|SECRET/.test(variable)) expect(value, variable).toMatch(/^\$\{\w+:\?/);
  });

  test('RUN-02 every variable that it asks for stands in .env.example', () => {
    for (const [, variable] of read(name).matchAll(/\$\{(\w+)/g)) expect(read('.env.example')).toMatch(new RegExp(`^#?${variable}=`, 'm'));
  });

  test('RUN-02 has volumes for all that is kept, and starts our containers without rights', () => {
    const named = Object.values(services)
      .flatMap((service) => service.volumes ?? [])
      .map((mount) => mount.split(':')[0]);
    expect(Object.keys(volumes).filter((volume) => !named.includes(volume))).toEqual([]);
    expect(named.filter((mount) => !mount?.startsWith('.') && !Object.hasOwn(volumes, mount ?? ''))).toEqual([]);
    for (const [service, { read_only, cap_drop }] of ours) expect([read_only, cap_drop], service).toEqual([true, ['ALL']]);
  });

  test('RUN-02 starts the version that this is', () => {
    for (const [service, { image }] of ours) expect(image, service).toBe(`quickquote:${version}`);
  });
});

test('RUN-02 the compose file for many processes has two that answer and two that measure, behind a proxy that knows the former', () => {
  const roles = Object.entries(readCompose('compose.yaml').services).map(([service, { environment }]) => [service, environment?.['ROLE']]);
  expect(roles.filter(([, role]) => role !== undefined)).toEqual([
    ['api-1', 'api'],
    ['api-2', 'api'],
    ['worker-1', 'worker'],
    ['worker-2', 'worker'],
  ]);
  expect(read('Caddyfile')).toContain('reverse_proxy api-1:8080 api-2:8080');
});

test('RUN-02 .env.example has every setting but those that a compose file itself gives', () => {
  const given = new Set(Object.values(readCompose('compose.yaml').services).flatMap(({ environment = {} }) => Object.keys(environment)));
  const listed = new Set([...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, setting]) => setting));
  const fixed = ['HOST', 'PORT', 'DATA_DIR', 'S3_REGION'];
  expect(Object.keys(SETTINGS).filter((setting) => !listed.has(setting) && !given.has(setting) && !fixed.includes(setting))).toEqual([]);
});

interface PublishedModel<T> {
  new (manifest: T): { validate(): void };
  is(value: unknown): value is T;
}

/** Answers for a manifest whether it is of a kind and version, having thrown where it is not as the published schema has it. */
function check<T>(Model: PublishedModel<T>): (manifest: unknown) => boolean {
  return (manifest) => {
    if (!Model.is(manifest)) return false;
    new Model(manifest).validate();
    return true;
  };
}
const CHECKS = [
  ...[check(ConfigMap), check(Deployment), check(Service), check(Ingress), check(PodDisruptionBudget), check(HorizontalPodAutoscaler)],
  ...[check(ScaledObject), check(TriggerAuthentication)],
];

/** A manifest, as far as its parts are held against each other here. */
const labelsSchema = z.record(z.string(), z.string());
const resourceSchema = z.looseObject({ apiVersion: z.string(), kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
const deploymentSchema = z.looseObject({
  kind: z.literal('Deployment'),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    selector: z.looseObject({ matchLabels: labelsSchema }),
    template: z.looseObject({
      metadata: z.looseObject({ labels: labelsSchema }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.number(),
        containers: z.array(
          z.looseObject({
            image: z.string(),
            env: z.array(z.object({ name: z.string(), value: z.string() })),
            securityContext: z.looseObject({ readOnlyRootFilesystem: z.boolean() }),
          }),
        ),
      }),
    }),
  }),
});
const readManifests = (name: string) =>
  parseAllDocuments(read(`kubernetes/${name}`)).map((document) => resourceSchema.parse(document.toJS()));

describe('deploy/kubernetes', () => {
  const manifests = [...readManifests('quickquote.yaml'), ...readManifests('autoscale-workers.yaml')];
  const deployments = manifests.flatMap((manifest) => (manifest.kind === 'Deployment' ? [deploymentSchema.parse(manifest)] : []));

  test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'RUN-03 %s is as its published schema has it',
    (_, manifest) => {
      expect(CHECKS.some((fits) => fits(manifest))).toBe(true);
      expect(() => CHECKS.some((fits) => fits({ ...manifest, metadata: { name: 1 } }))).toThrow();
    },
  );

  test('RUN-03 has settings that the program knows and can start with, in both roles', () => {
    const settings = z.record(z.string(), z.string()).parse(manifests.find(({ kind }) => kind === 'ConfigMap')?.['data']);
    const secrets = [...read('kubernetes/quickquote.yaml').matchAll(/--from-literal=(\w+)=/g)].map(([, name = '']) => name);
    for (const { metadata, spec } of deployments) {
      const [container] = spec.template.spec.containers;
      const given = { ...settings, ...Object.fromEntries(container?.env.map(({ name, value }) => [name, value]) ?? []) };
      for (const name of [...Object.keys(given), ...secrets]) expect(Object.keys(SETTINGS), metadata.name).toContain(name);
      const secret = { DATABASE_URL: 'postgres://q:s@db/q', S3_ACCESS_KEY_ID: 'q', S3_SECRET_ACCESS_KEY: 'c1e9f2a8' };
      expect(readConfig({ ...secret, ...given, SMTP_URL: 'smtps://mail.example.com' }), metadata.name).toMatchObject({ outcome: 'read' });
    }
  });

  test('RUN-03 the number of workers follows a figure that the database has', async () => {
    const [, query = ''] = /query: (.+)/.exec(read('kubernetes/autoscale-workers.yaml')) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'quickquote-deploy-'));
    await copyEmptyDatabase(folder);
    const { pglite, close } = await openEmbeddedDatabase(folder);
    expect((await pglite.query(query)).rows).toEqual([{ count: 0 }]);
    await close();
    rmSync(folder, { recursive: true });
  });

  test('RUN-03 starts this version without rights, gives it time to end, and selects the pods that there are', () => {
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['quickquote-api', 'quickquote-worker']);
    for (const { spec } of deployments) {
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
      // The program itself takes 20 seconds at most, and an api 5 to leave the service.
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(25);
      expect(spec.template.spec.containers).toMatchObject([
        { image: `quickquote:${version}`, securityContext: { readOnlyRootFilesystem: true } },
      ]);
    }
    const selectors = JSON.stringify(manifests.filter(({ kind }) => ['Service', 'PodDisruptionBudget'].includes(kind)));
    for (const { spec } of deployments) expect(selectors).toContain(JSON.stringify(spec.selector.matchLabels));
  });
});

describe('deploy/Dockerfile', () => {
  const config = readDockerfile(read('Dockerfile'));

  test('RUN-01 holds nothing but the tree that is laid out for images made without an engine, too', () => {
    const last = read('Dockerfile')
      .split(/^FROM /m)
      .at(-1);
    expect(last).toMatch(/^scratch\nCOPY --from=build \/image \/\n/);
    expect(last?.match(/^(COPY|ADD|RUN) /gm)).toHaveLength(1);
    expect(read('Dockerfile')).toContain('npm run --silent image -- --tree /image');
  });

  test('RUN-01 starts as user 1000, with one volume, and asks the server itself whether it is well', () => {
    expect(config).toMatchObject({
      User: '1000:1000',
      Volumes: { '/data': {} },
      WorkingDir: '/app',
      Entrypoint: ['tini', '--', 'node'],
      Cmd: ['src/server/main.ts'],
      Healthcheck: { Test: ['CMD', 'node', 'scripts/health.ts'], Interval: 15e9, Timeout: 5e9, StartPeriod: 60e9, Retries: 3 },
    });
    const env = Object.fromEntries(config.Env?.map((pair) => pair.split('=')) ?? []);
    expect(readConfig(env)).toMatchObject({ outcome: 'read', config: { host: '0.0.0.0', port: 8080, dataFolder: '/data' } });
  });

  test('RUN-01 is labelled with the version that this is', () => {
    expect(config.Labels).toMatchObject({ 'org.opencontainers.image.version': version, 'org.opencontainers.image.title': 'QuickQuote' });
  });
});

test('RUN-01 what the Dockerfile’s last stage says and is not understood is refused, not left out', () => {
  expect(() => readDockerfile('FROM scratch\nSHELL ["/bin/sh"]')).toThrow('SHELL');
  expect(() => readDockerfile('FROM scratch\nCMD node src/server/main.ts')).toThrow();
});

test('RUN-09 where uploads go on where they were, the load balancer keeps an address to its server', () => {
  const compose = readCompose('compose.yaml');
  expect(compose.services['api-1']?.environment).toMatchObject({ RESUMABLE_UPLOADS: 'on' });
  const [, uploads = ''] =
    /@uploads path \/api\/uploads \/api\/uploads\/\*\s+reverse_proxy @uploads ([^}]*)\}/.exec(read('Caddyfile')) ?? [];
  expect(uploads).toContain('lb_policy ip_hash');
  const documents = readManifests('quickquote.yaml').map((manifest) => JSON.stringify(manifest));
  expect(documents.find((text) => text.includes('"ConfigMap"'))).toContain('"RESUMABLE_UPLOADS":"on"');
  const rule = documents.filter((text) => text.includes('"Ingress"') && text.includes('"path":"/api/uploads"'));
  expect(rule).toEqual([expect.stringContaining('"nginx.ingress.kubernetes.io/upstream-hash-by":"$binary_remote_addr"')]);
});
