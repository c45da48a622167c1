import { useRef, useState } from 'react';
import type { Part } from '#contract/schemas/entities.ts';
import { useNavigate } from '../../navigation/router-view.tsx';
import { NoticeBar } from '../../product/frame/notice-bar.tsx';
import { DropAnywhere } from '../../product/parts/drop-anywhere.tsx';
import { madeOtherwise } from '../../product/prices/part-choices.ts';
import { useChosenPrices } from '../../product/prices/use-chosen-prices.ts';
import { leaveFiles } from '../../stores/left-files.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { useProviderId } from '../../stores/msp-store.ts';
import { selectedParts, usePartsStore } from '../../stores/parts-store.ts';
import { Alert } from '../../ui/layout/alert.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ChoiceScope, type Scope } from './choice-scope.tsx';
import { openStep } from './choosing/selection.ts';
import { FocusedPart } from './focused-part.tsx';
import { LeadTimePanel } from './lead-time-panel.tsx';
import { MaterialSteps } from './material-steps.tsx';
import { PartsList } from './parts-list.tsx';
import { texts } from './texts.ts';
import { useSelection } from './use-selection.ts';
import styles from './workspace.module.css';
import { WorkspaceBar } from './workspace-bar.tsx';

/** /material-selection: the parts, the one that is looked at, and what they are to be made of. */
export function MaterialSelectionPage() {
  const mspID = useProviderId();
  const navigate = useNavigate();
  return (
    <Page isWide isDense title={texts.title}>
      <Workspace parts={usePartsStore((store) => store.parts)} />
      <DropAnywhere
        onFiles={(files) => {
          leaveFiles(files);
          void navigate({ to: '/upload', search: { msp_id: mspID } });
        }}
      />
      <NoticeBar />
    </Page>
  );
}

function Workspace({ parts }: { parts: readonly Part[] }) {
  const mspID = useProviderId();
  const selected = selectedParts(parts);
  const [lookedAt, lookAt] = useState<string | null>(null);
  const [scope, setScope] = useState<Scope>('all');
  const current = parts.find(({ id }) => id === lookedAt) ?? selected[0] ?? parts[0];
  const folders = usePartsStore((store) => store.folders);
  const folder = current && folders[current.id];
  const inFolder = folder === undefined ? [] : selected.filter(({ id }) => folders[id] === folder);
  const isGroup = inFolder.length > 1 && inFolder.length < selected.length;
  // Of a folder that is all there is, or of one part in it, nothing needs to be told apart.
  const isForFolder = scope === 'folder' && isGroup;
  const isForOne = scope === 'one' && current !== undefined && parts.length > 1;
  const alone = isForFolder ? inFolder : isForOne ? [current] : null;
  const selection = useSelection(mspID, alone === null ? null : alone.map(({ id }) => id));
  const wayOn = useRef<HTMLAnchorElement>(null);

  const { choices, dropChoice, setChoices, setLeadTime } = useLineChoicesStore();
  const chosen = useManufacturingParamsStore();
  // While the common choice is made anew, prices are those of the last one.
  const common = alone !== null ? chosen : (selection.present ?? chosen);
  const { prices, lookOf } = useChosenPrices(mspID, parts, common);
  const selectedIds = selected.map(({ id }) => id);
  const otherwise = madeOtherwise(
    parts.map(({ id }) => id),
    common,
    choices,
  );
  const chosenFor = alone ?? selected;
  const chooseLeadTime = (leadTimeID: string) => {
    if (alone === null) return setLeadTime(leadTimeID, new Set(selectedIds));
    const made = alone.map(({ id }) => [id, { ...(choices[id] ?? selection.choice), leadTimeID }] as const);
    setChoices({ ...choices, ...Object.fromEntries(made) });
  };
  const isMixed = otherwise.some((id) => selectedIds.includes(id));

  return (
    <>
      <div className={styles['workspace']}>
        <PartsList
          {...{ mspID, parts, prices, lookOf }}
          onLook={lookAt}
          otherwise={new Set(otherwise)}
          current={selected.length === 0 ? undefined : current?.id}
        />
        {current === undefined || selected.length === 0 ? (
          <Alert type="warning" text={texts.parts.noneSelected} />
        ) : (
          <>
            <FocusedPart part={current} prices={prices} {...lookOf(current.id)} />
            <Stack className={styles['choices']}>
              {parts.length > 1 ? (
                <ChoiceScope
                  scope={scope === 'folder' && !isGroup ? 'all' : scope}
                  onScope={setScope}
                  folder={isGroup ? folder : undefined}
                  count={selected.length}
                  otherwise={otherwise.filter((id) => selectedIds.includes(id)).length}
                  onAlike={otherwise.includes(current.id) ? () => dropChoice(current.id) : undefined}
                />
              ) : null}
              <MaterialSteps
                key={isForFolder ? folder : isForOne ? current.id : ''}
                mspID={mspID}
                parts={chosenFor}
                selection={selection}
                present={isMixed && alone === null ? null : selection.present}
                wayOn={wayOn}
              />
              {openStep(selection.choice) === 'complete' ? (
                <LeadTimePanel mspID={mspID} parts={chosenFor} common={selection.choice} onChoose={chooseLeadTime} />
              ) : null}
            </Stack>
          </>
        )}
      </div>
      {selected.length === 0 ? null : (
        <WorkspaceBar mspID={mspID} parts={selected} prices={prices} open={openStep(selection.choice)} wayOn={wayOn} />
      )}
    </>
  );
}
