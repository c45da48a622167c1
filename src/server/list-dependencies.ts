import type { Dependency } from './http/readiness.ts';
import type { CadRunner } from './ports/cad-runner.ts';
import type { Ports } from './services/ports.ts';

/** Asking a mail server means signing in there. */
const MAILER_HOLDS_MS = 30_000;

/** What /ready tells about; `ports` are null before the database is open. */
export function listDependencies(ports: () => Ports | null, cad: () => CadRunner | null): readonly Dependency[] {
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
  return [
    port('database', ({ records }) => records.ping()),
    port('files', ({ blobs }) => blobs.ping()),
    port('feed', ({ feed }) => feed.ping()),
    {
      name: 'cad',
      needed: true,
      holdsMs: 0,
      check: async () => (cad()?.countWarm() === 0 ? 'The CAD processes are warming up.' : null),
    },
    // Mails wait in the database until they are accepted.
    port('mailer', ({ mailer }) => mailer.ping(), { needed: false, holdsMs: MAILER_HOLDS_MS }),
  ];
}
