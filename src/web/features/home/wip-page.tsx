import { Page } from '../../ui/layout/page.tsx';
import { ConstructionDrawing } from './construction-drawing.tsx';
import { texts } from './texts.ts';

/** Stands where a page is still being made. */
export function WipPage() {
  return (
    <Page title={texts.wip.title} lead={texts.wip.lead}>
      <ConstructionDrawing label={texts.wip.drawing} />
    </Page>
  );
}
