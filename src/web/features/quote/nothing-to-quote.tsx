import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/layout/placeholder.tsx';
import { texts } from './texts.ts';

/** Shown on /quote when a step before it is missing: leads back to that step. */
export function NothingToQuote({ hasParts, mspID }: { hasParts: boolean; mspID: string }) {
  return (
    <EmptyState title={hasParts ? texts.nothingChosen : texts.nothingSelected}>
      <LinkButton to={hasParts ? '/material-selection' : '/upload'} search={{ msp_id: mspID }}>
        {hasParts ? texts.selectMaterial : texts.uploadParts}
      </LinkButton>
    </EmptyState>
  );
}
