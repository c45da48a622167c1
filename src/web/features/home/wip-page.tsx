import { Page } from '../../ui/page.tsx';
import { ConstructionDrawing } from './construction-drawing.tsx';

/** Stands where a page is still being made. */
export function WipPage() {
  return (
    <Page title="Work in progress..." lead="We are still making this page. Please come back a little later.">
      <ConstructionDrawing />
    </Page>
  );
}
