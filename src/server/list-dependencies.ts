import type { Dependency } from './http/answers/http-context.ts';
import type { CadRunner } from './ports/cad-runner.ts';
import type { Resource, ResourceGuard } from './services/shared/guard-resources.ts';
import type { Ports } from './services/shared/ports.ts';

/** Asking a mail server means signing in there. */
const MAILER_HOLDS_MS = 30_000;

/** What /ready tells about; `ports` are null before the database is open; `cad` is null where others measure. */
export function listDependencies(
  ports: () => Ports | null,
  cad: (() => CadRunner | null) | null,
  resources: ResourceGuard,
  isLeaving: () => boolean,
): readonly Dependency[] {
  const port = (name: string, ping: (open: Ports) => Promise<void>, more: Partial<Dependency> = {}): Dependency => ({
    name,
    needed: true,
    async check() {
      const open = ports();
      if (open === null) return 'The database is being opened.';
      await ping(open);
      return null;
    },
    ...more,
  });
  // Where one is short, what is stored can be seen all the same.
  const resource = (name: Resource): Dependency => ({
    name,
    needed: false,
    async check() {
      const shortage = await resources.findShortage();
      return shortage?.resource === name ? shortage.detail : null;
    },
  });
  return [
    { name: 'process', needed: true, holdsMs: 0, check: async () => (isLeaving() ? 'It is leaving, and others go on.' : null) },
    port('database', ({ records }) => records.ping()),
    port('files', ({ blobs }) => blobs.ping()),
    port('feed', ({ feed }) => feed.ping()),
    ...(cad === null ? [] : [measuring(cad)]),
    resource('storage'),
    resource('descriptors'),
    // Mails wait in the database until they are accepted.
    port('mailer', ({ mailer }) => mailer.ping(), { needed: false, holdsMs: MAILER_HOLDS_MS }),
  ];
}

function measuring(cad: () => CadRunner | null): Dependency {
  const check = async () => (cad()?.countWarm() === 0 ? 'The CAD processes are warming up.' : null);
  return { name: 'cad', needed: true, holdsMs: 0, check };
}
