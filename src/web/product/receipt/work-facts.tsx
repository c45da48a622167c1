import type { WireReceipt } from '#contract/schemas/quote-line.ts';
import { sayStep } from '#domain/sentences/receipts.ts';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Fact } from '../../ui/layout/facts.tsx';
import { formatFigure } from './format-figure.ts';
import { texts } from './texts.ts';

/** What the machine does for one piece: figures that whoever slices the part can check. */
export function WorkFacts({ work }: { readonly work: WireReceipt['work'] }) {
  const { machine, orientation, heightMm, layers, massG, supportMassG, hours } = work;
  const words = texts.work;
  const support = supportMassG > 0 ? words.ofSupports(formatFigure(round(supportMassG), 'g')) : null;
  const facts = [
    [words.orientation, sayStep(orientation)],
    [words.height, formatFigure(round(heightMm), 'mm')],
    [words.layers, formatFigure(layers, '')],
    [words.mass, [formatFigure(round(massG), 'g'), support].filter((text) => text !== null).join(', ')],
    [words.hours, formatHours(hours)],
  ] as const;
  return (
    <FactList kind="above" mb="lg" size="sm" facts={facts}>
      <Fact label={words.machine} isWide>
        {machine}
      </Fact>
    </FactList>
  );
}

/** To a hundredth, as shops weigh and measure. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** For instance '3 h 05 min', or '12 min'. */
function formatHours(hours: number): string {
  const minutes = Math.max(1, Math.round(hours * 60));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
