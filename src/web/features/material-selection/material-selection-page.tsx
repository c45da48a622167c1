import { NoticeBar } from '../../product/frame/notice-bar.tsx';
import { useProviderId } from '../../stores/msp-store.ts';
import { selectedParts, usePartsStore } from '../../stores/parts-store.ts';
import { Alert } from '../../ui/layout/alert.tsx';
import { Split } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { MaterialSteps } from './material-steps.tsx';
import { PartsSidebar } from './parts-sidebar.tsx';
import { texts } from './texts.ts';

/** /material-selection: what the parts are to be made of. */
export function MaterialSelectionPage() {
  const mspID = useProviderId();
  const parts = usePartsStore((store) => store.parts);
  const selectedCount = selectedParts(parts).length;
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Split width="19rem" side="start" sticky>
        <PartsSidebar parts={parts} selectedCount={selectedCount} mspID={mspID} />
        {selectedCount === 0 ? <Alert type="warning" text={texts.parts.noneSelected} /> : <MaterialSteps mspID={mspID} />}
      </Split>
      <NoticeBar />
    </Page>
  );
}
