import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import { useNavigate } from '../../navigation/router-view.tsx';
import { TextButton } from '../../ui/controls/anchor-link.tsx';
import { Card, Heading } from '../../ui/layout/layout.tsx';
import { type CardPath, type EditedCard, readList, readText, readTexts } from './card/card-path.ts';
import { labelOf } from './card/card-values.ts';
import { listNamedMaterials } from './card/own-things.ts';
import { findPlace } from './card/pricing-search.ts';
import { texts } from './card/texts.ts';
import { fieldId, useCardEditor } from './fields/card-editor.ts';

const MOST_SHOWN = 8;
/** A section that is not there yet is drawn within so many frames, piece by piece on a busy machine. */
const PATIENCE_FRAMES = 300;

/** What is wrong with the card, each with the way to its field. */
export function ProblemSummary() {
  const { card, problems } = useCardEditor();
  const navigate = useNavigate();
  if (problems.size === 0) return null;
  const lead = async (path: CardPath) => {
    await navigate({ to: '/msp/pricing', search: { ...findPlace(path, (of) => processOf(card, of)) }, resetScroll: false });
    focusWhenDrawn(fieldId(path), PATIENCE_FRAMES);
  };
  const shown = [...problems].slice(0, MOST_SHOWN);
  return (
    <Card as="section" size="sm" gap="xs" aria-label={texts.problems.heading(problems.size)}>
      <Heading size="md">{texts.problems.heading(problems.size)}</Heading>
      <ul style={{ margin: 0 }}>
        {shown.map(([path, words]) => (
          <li key={path}>
            <TextButton onClick={() => void lead(path)}>{labelOf(card, path)}</TextButton>: {words}
          </li>
        ))}
        {problems.size > MOST_SHOWN ? <li>{texts.problems.more(problems.size - MOST_SHOWN)}</li> : null}
      </ul>
    </Card>
  );
}

function focusWhenDrawn(id: string, frames: number): void {
  const field = document.getElementById(id);
  if (field !== null) field.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(id, frames - 1));
}

/** The process of a material by its id, or of an own material or color by its path. */
function processOf(card: EditedCard, of: string): string | undefined {
  const own = /^ownMaterials\.(\d+)/.exec(of);
  if (own !== null) return readText(readList(card, 'ownMaterials')[Number(own[1])], 'process');
  const color = /^ownColors\.(\d+)/.exec(of);
  const id = color === null ? of : readTexts(readList(card, 'ownColors')[Number(color[1])], 'materialIds')[0];
  return listNamedMaterials(card).find((material) => material.id === id)?.process ?? CATALOGUE[0]?.process;
}
