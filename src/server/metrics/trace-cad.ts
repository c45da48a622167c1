import type { CadRunner, MeasureOutcome } from '../ports/cad-runner.ts';
import { inSpan, type Span, type Tracing } from '../ports/tracing.ts';

/** The same runner, each job a span with its stages. */
export function traceCad(cad: CadRunner, tracing: Tracing): CadRunner {
  return {
    size: cad.size,
    guards: cad.guards,
    countWarm: () => cad.countWarm(),
    countRestarts: () => cad.countRestarts(),
    warm: () => cad.warm(),
    close: () => cad.close(),
    measure(request, onConverted, stop, onProgress) {
      const { format, sizeBytes } = request;
      const attributes = { 'quickquote.format': format, 'quickquote.size_bytes': sizeBytes };
      return inSpan(tracing, 'cad job', { kind: 'internal', attributes }, async (span) => {
        const startedMs = Date.now();
        const outcome = await cad.measure(request, onConverted, stop, onProgress);
        tellStages(span, startedMs, outcome);
        return outcome;
      });
    },
  };
}

function tellStages(span: Span, startedMs: number, outcome: MeasureOutcome): void {
  span.note({ 'quickquote.outcome': outcome.outcome === 'measured' ? 'measured' : outcome.code.toLowerCase() });
  if (outcome.outcome !== 'measured') return;
  let fromMs = startedMs;
  for (const { name, endedMs } of outcome.stages) {
    span.addStage(name, fromMs, endedMs);
    fromMs = endedMs;
  }
}
