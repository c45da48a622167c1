import type { WireReceipt } from '#contract/schemas/quote-line.ts';
import { sayStep } from '#domain/sentences/receipts.ts';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { formatFigure } from './format-figure.ts';
import { texts } from './texts.ts';

/** What the machine does for one piece: figures that whoever slices the part can check. */
export function WorkFacts({ work }: { readonly work: WireReceipt['work'] }) {
  const { machine, orientation, heightMm, layers, massG, supportMassG, hours } = work;
  const words = texts.work;
  const support = supportMassG > 0 ? words.ofSupports(formatFigure(round(supportMassG), 'g')) : null;
  const facts = [
    { label: words.machine, value: machine, isWide: true },
    { label: words.orientation, value: sayStep(orientation) },
    { label: words.height, value: formatFigure(round(heightMm), 'mm') },
    { label: words.layers, value: formatFigure(layers, '') },
    { label: words.mass, value: [formatFigure(round(massG), 'g'), support].filter((text) => text !== null).join(', ') },
    { label: words.hours, value: formatHours(hours) },
  ];
  return (
    <Facts kind="above" mb="lg" size="sm">
      {facts.map(({ label, value, isWide }) => (
        <Fact key={label} label={label} isWide={isWide ?? false}>
          {value}
        </Fact>
      ))}
    </Facts>
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
