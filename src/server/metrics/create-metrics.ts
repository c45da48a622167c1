import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CadRunner } from '../ports/cad-runner.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Ports } from '../services/shared/ports.ts';

/** What one process tells Prometheus. Its figures name no customer, address or file. */
export interface Metrics {
  /** All figures as text, those about what waits read from the records at that moment. */
  render(): Promise<string>;
  readonly contentType: string;
  /** A request that was answered; `route` is the pattern, never the address asked for. */
  countRequest(method: string, route: string, status: number, seconds: number): void;
  /** One more event stream is open until what is returned is called. */
  countStream(): () => void;
  /** The same runner, its jobs timed and counted. */
  meterCad(cad: CadRunner): CadRunner;
  /** The same mailer, its mails counted. */
  meterMailer(mailer: Mailer): Mailer;
}

const REQUEST_SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10, 60];
const CAD_SECONDS = [0.02, 0.1, 0.5, 2, 8, 20, 60];

/** `ports` are null before the database is open. */
export function createMetrics(ports: () => Ports | null): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const streams = new Gauge({ name: 'quickquote_streams_open', help: 'Event streams that are open.', registers });
  const stages = new Histogram({
    name: 'quickquote_cad_stage_seconds',
    help: 'Time of a CAD job: until its file was read, and from there to the end of measuring and drawing.',
    labelNames: ['format', 'stage'],
    buckets: CAD_SECONDS,
    registers,
  });
  const jobs = new Counter({
    name: 'quickquote_cad_jobs_total',
    help: 'CAD jobs by how they ended; stopped ones wait for another turn.',
    labelNames: ['format', 'outcome'],
    registers,
  });
  const mails = new Counter({ name: 'quickquote_mails_total', help: 'Mails given to the mailer.', labelNames: ['outcome'], registers });
  const readWaiting = measureWaiting(registers, ports);
  return {
    async render() {
      await readWaiting();
      return registry.metrics();
    },
    contentType: registry.contentType,
    countRequest: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    countStream() {
      streams.inc();
      return () => streams.dec();
    },
    meterCad(cad) {
      new Counter({
        name: 'quickquote_cad_restarts_total',
        help: 'CAD processes that ended, each replaced by another.',
        registers,
        collect() {
          this.reset();
          this.inc(cad.countRestarts());
        },
      });
      return {
        size: cad.size,
        guards: cad.guards,
        countWarm: () => cad.countWarm(),
        countRestarts: () => cad.countRestarts(),
        warm: () => cad.warm(),
        close: () => cad.close(),
        async measure(request, onConverted, stop, onProgress) {
          const { format } = request;
          let stage: 'read' | 'measure' = 'read';
          let end = stages.startTimer({ format });
          const onRead = () => {
            end({ stage });
            stage = 'measure';
            end = stages.startTimer({ format });
            onConverted();
          };
          try {
            const outcome = await cad.measure(request, onRead, stop, onProgress);
            jobs.inc({ format, outcome: outcome.outcome === 'measured' ? 'measured' : outcome.code.toLowerCase() });
            return outcome;
          } catch (error) {
            jobs.inc({ format, outcome: 'unavailable' });
            throw error;
          } finally {
            end({ stage });
          }
        },
      };
    },
    meterMailer(mailer) {
      return {
        forget: (before) => mailer.forget(before),
        forgetAbout: (requestIds) => mailer.forgetAbout(requestIds),
        ping: () => mailer.ping(),
        close: () => mailer.close(),
        async send(message) {
          try {
            await mailer.send(message);
          } catch (error) {
            mails.inc({ outcome: 'refused' });
            throw error;
          }
          mails.inc({ outcome: 'sent' });
        },
      };
    },
  };
}

/**
 * What waits and what is stored, the same from every process on one database. Answers how to read it: figures that the records don't
 * tell at that moment are left out, so that those of the process itself are there when its database is not.
 */
function measureWaiting(registers: Registry[], ports: () => Ports | null): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const parts = gauge('quickquote_parts_waiting', 'Parts that are not measured yet.');
  const oldest = gauge(
    'quickquote_parts_waiting_oldest_seconds',
    'How long the oldest of the waiting parts has waited; 0 where none does.',
  );
  const mails = gauge('quickquote_mails_waiting', 'Mails that are not sent yet.');
  const refused = gauge('quickquote_mails_refused', 'Mails that wait though they were tried, nobody having accepted them yet.');
  const stored = gauge('quickquote_stored_bytes', 'Size of all uploaded files.');
  return async () => {
    try {
      const open = ports();
      if (open === null) throw new Error('The database is being opened.');
      const { records, clock } = open;
      const told = await Promise.all([records.parts.countWaiting(), records.outbox.countWaiting(), records.parts.countBytes({})]);
      const [waiting, unsent, bytes] = told;
      parts.set(waiting.count);
      oldest.set(waiting.since === null ? 0 : Math.max(0, (clock.now().getTime() - waiting.since.getTime()) / 1000));
      mails.set(unsent.count);
      refused.set(unsent.refused);
      stored.set(bytes);
    } catch {
      // /ready says why.
      for (const figure of [parts, oldest, mails, refused, stored]) figure.remove();
    }
  };
}
