import type { Config } from '../config.ts';
import type { Ports } from '../services/ports.ts';

/** A mail that the embedded mailer kept. */
export interface KeptMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
  readonly html: string;
}

/** What the HTTP layer knows of the application that it belongs to. */
export interface HttpContext {
  readonly config: Config;
  /** The built web app. */
  readonly webFolder: string;
  /** Waits until the database is open; throws RequestProblem 503 when that takes too long. */
  readonly ports: () => Promise<Ports>;
  /** Null when database and CAD processes are ready to work, otherwise what is still missing, in words. */
  readonly missing: () => Promise<string | null>;
  /** The mails the embedded mailer kept, newest first; null where mails really are sent. */
  readonly mails: (() => Promise<readonly KeptMail[]>) | null;
  /** Where customers reach the server, without a slash at its end. */
  readonly publicUrl: () => string;
}
