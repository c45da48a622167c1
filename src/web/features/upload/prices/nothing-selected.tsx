import { BoldButton } from '../../../ui/controls/anchor-link.tsx';
import { IconArrowRight } from '../../../ui/icons/icons.tsx';
import { Alert } from '../../../ui/layout/alert.tsx';
import { texts } from './texts.ts';

/** Stands in the place of the way on while no part is selected, and says why there is none. */
export function NothingSelected() {
  return (
    <>
      <Alert type="warning" text={texts.nothingSelected} />
      <BoldButton disabled data-size="md">
        {texts.continue}
        <IconArrowRight size={18} aria-hidden />
      </BoldButton>
    </>
  );
}
