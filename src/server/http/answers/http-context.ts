import type { Config } from '../../config/config.ts';
import type { Metrics } from '../../metrics/create-metrics.ts';
import type { Guard } from '../../ports/cad-runner.ts';
import type { MailAttachment } from '../../ports/mailer.ts';
import type { Tracing } from '../../ports/tracing.ts';
import type { Ports } from '../../services/shared/ports.ts';

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

/** Something that this process needs to do its work, or some of it. */
export interface Dependency {
  readonly name: string;
  /** Without it nobody is served. */
  readonly needed: boolean;
  /** How long an answer holds, milliseconds; a second unless told otherwise. */
  readonly holdsMs?: number;
  /** Null when it works, otherwise what is wrong, in words without names of hosts or files. Throwing says that it does not answer. */
  check(): Promise<string | null>;
}

/** A mail that the embedded mailer kept. */
export interface KeptMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

export interface KeptMails {
  /** Where they are shown, a secret in it. */
  readonly path: string;
  /** Newest first. */
  readonly list: () => Promise<readonly KeptMail[]>;
}

/** What the HTTP layer knows of the application that it belongs to. */
export interface HttpContext {
  readonly config: Config;
  /** Where log lines go; the standard output where it is missing. */
  readonly logTo: LogStream | undefined;
  /** The built web app. */
  readonly webFolder: string;
  /** Waits until the database is open; throws RequestProblem 503 when that takes too long. */
  readonly ports: () => Promise<Ports>;
  /** What has to work before /ready says so. */
  readonly dependencies: readonly Dependency[];
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** What keeps the CAD processes in; undefined where there are none. */
  readonly guards: () => readonly Guard[] | undefined;
  /** The mails that the embedded mailer kept; null where mails really are sent, or a proxy stands in front. */
  readonly mails: KeptMails | null;
  /** Where customers reach the server, without a slash at its end. */
  readonly publicUrl: () => string;
}
