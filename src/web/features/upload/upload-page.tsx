import { lazy, Suspense, useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { UNITS, type Unit } from '#domain/part/units.ts';
import { readConfig } from '../../api/calls/load-config.ts';
import { useNavigate, useSearch } from '../../navigation/router-view.tsx';
import { takeFiles } from '../../stores/left-files.ts';
import { actingProviderId, adoptProvider, readMspId, useProviderId } from '../../stores/msp-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { useUnfinishedUploadsStore } from '../../stores/unfinished-uploads-store.ts';
import { lazyAhead } from '../../ui/controls/lazy-ahead.tsx';
import { whenIdle } from '../../ui/controls/when-idle.ts';
import { Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Dropzone } from './dropzone.tsx';
import { PartsSection, UPLOADED_PARTS_HASH, UploadedParts } from './parts-section.tsx';
import { LISTED_PROCESSES, QUOTED_PROCESS_ID } from './processes/manufacturing-processes.ts';
import { ProcessCardList } from './processes/process-card-list.tsx';
import { ProviderBanner } from './provider-banner.tsx';
import { countRemaining, UPLOAD_STATUS, type UploadItem } from './queue/upload-items.ts';
import { cancelUploads, dismissOversized, loadUploadPart, startUploads, useUploadQueue } from './queue/upload-queue.ts';
import { texts } from './texts.ts';
import styles from './upload-page.module.css';

/** These come once there are files, fetched while the page has nothing else to do: a connection that breaks before must not keep them away. */
const UploadProgress = lazyAhead(async () => (await import('./progress/upload-progress.tsx')).UploadProgress);
const OversizedDialog = lazyAhead(async () => (await import('./progress/oversized-dialog.tsx')).OversizedDialog);
const UnfinishedNotice = lazy(async () => ({ default: (await import('./progress/unfinished-notice.tsx')).UnfinishedNotice }));

const OPENED_AT_MS = Date.now();

/** Where a customer begins: files in, measured parts out. */
export function UploadPage() {
  const mspID = useAddressedProvider();
  const { items, oversized } = useUploadQueue();
  // The worker has the first file by then, which takes less than to draw the list.
  const isListed = useDeferredValue(items.length > 0);
  const hasUnfinished = useUnfinishedUploadsStore(({ uploads }) => uploads.length > 0);
  const hasParts = usePartsStore(({ parts }) => parts.length > 0);
  const [unit, setUnit] = useState<Unit>('mm');
  const [processId, setProcessId] = useState(QUOTED_PROCESS_ID);
  const [filesStay, setFilesStay] = useState(false);
  useShowPartsWhenUploaded(items, mspID);
  useEffect(() => {
    let isLeft = false;
    const prepare = async () => {
      const stays = await (await import('./progress/use-provisional.ts')).prepareProvisional(mspID);
      if (!isLeft) setFilesStay(stays);
    };
    fetchAhead([loadUploadPart, UploadProgress.load, UploadedParts.load, prepare, OversizedDialog.load]);
    return () => {
      isLeft = true;
    };
  }, [mspID]);
  useEffect(() => {
    const files = takeFiles();
    if (files.length > 0) startUploads(files, 'mm', mspID);
  }, [mspID]);

  return (
    <Page
      isWide
      isDense
      title={texts.title}
      lead={
        <>
          {readConfig().isInstant ? texts.lead : texts.reviewedLead} <ProviderBanner mspID={mspID} />
        </>
      }
    >
      <section aria-label={texts.process}>
        <ProcessCardList processes={LISTED_PROCESSES} selectedId={processId} onSelect={setProcessId} />
      </section>
      <section className={styles['section']} aria-labelledby="files" data-brief={hasParts || undefined}>
        <Row gap="lg" justify="between" className={styles['head']}>
          <Heading id="files">{texts.files}</Heading>
          <UnitSelector value={unit} onChange={setUnit} />
        </Row>
        {hasUnfinished ? (
          <Suspense>
            <UnfinishedNotice items={items} mspID={mspID} openedAtMs={OPENED_AT_MS} />
          </Suspense>
        ) : null}
        <Dropzone filesStay={filesStay} onFiles={(files) => startUploads(files, unit, mspID)} />
        {isListed && items.length > 0 ? <UploadProgress items={items} /> : null}
      </section>
      <PartsSection mspID={mspID} />
      {oversized.length === 0 ? null : <OversizedDialog files={oversized} onClose={dismissOversized} />}
    </Page>
  );
}

/** One after the other, so that a slow phone can answer a touch in between. */
function fetchAhead([load, ...others]: readonly (() => Promise<unknown>)[]): void {
  if (load === undefined) return;
  // A failure shows when it is needed.
  const goOn = () => fetchAhead(others);
  whenIdle(() => void load().then(goOn, goOn));
}

/** The provider the address names, else the one that is stored. A new one takes the place of the former and of its uploads (NAV-08). */
function useAddressedProvider(): string {
  const addressed = readMspId(useSearch('/upload').msp_id);
  const stored = useProviderId();
  useLayoutEffect(() => {
    if (addressed !== undefined && adoptProvider(addressed)) cancelUploads();
  }, [addressed]);
  return addressed === undefined ? stored : actingProviderId(addressed);
}

/** When the last file of a batch is through and at least one became a part, goes to the grid (UPL-10). */
function useShowPartsWhenUploaded(items: readonly UploadItem[], mspID: string): void {
  const navigate = useNavigate();
  const remaining = countRemaining(items);
  const wasBusy = useRef(remaining > 0);
  useEffect(() => {
    const hasFinished = wasBusy.current && remaining === 0;
    wasBusy.current = remaining > 0;
    if (hasFinished && items.some((item) => item.status === UPLOAD_STATUS.done)) {
      void navigate({ to: '/upload', search: { msp_id: mspID }, hash: UPLOADED_PARTS_HASH, yields: true });
    }
  }, [items, remaining, mspID, navigate]);
}

/** The unit that STL files are read in. */
function UnitSelector({ value, onChange }: { value: Unit; onChange: (unit: Unit) => void }) {
  const name = useId();
  return (
    <Row as="fieldset" className={styles['unit']}>
      <Text as="legend" size="base" weight={500} wrap="none">
        {texts.unit}
      </Text>
      <div className={styles['choices']}>
        {UNITS.map((unit) => (
          <label key={unit} className={styles['choice']}>
            <input type="radio" name={name} value={unit} checked={unit === value} onChange={() => onChange(unit)} />
            {unit}
          </label>
        ))}
      </div>
      <Text size="xs" tone="dim">
        {texts.unitHint}
      </Text>
    </Row>
  );
}
