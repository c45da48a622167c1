import { use, useEffect, useMemo, useState } from 'react';
import { useSearch } from '../../navigation/router-view.tsx';
import { SAMPLE_MODEL } from '../../stores/active-model-store.ts';
import { useFileDrop } from '../../ui/forms/use-file-drop.ts';
import { Alert } from '../../ui/layout/alert.tsx';
import { DocumentTitle } from '../../ui/layout/document-title.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { OutlineOnly } from '../../ui/layout/outline-only.ts';
import { prepareForFiles } from '../../viewer/react/engine/engine-store.ts';
import type { Showable } from '../../viewer/react/engine/load-model.ts';
import { ViewerFrame } from '../../viewer/react/viewer-frame.tsx';
import { nameOfPath, readModelPath } from './read-model-path.ts';
import { texts } from './texts.ts';
import styles from './viewer-page.module.css';

/** The viewer as a page: a model of this site by link, the sample without one, and any file from the visitor's disk. */
export function ViewerPage() {
  const { modelFile } = useSearch('/viewer');
  const path = modelFile === undefined ? null : readModelPath(modelFile, location.origin);
  const linked = useMemo<Showable>(() => (path === null ? SAMPLE_MODEL : { kind: 'path', path, name: nameOfPath(path) }), [path]);
  // What the visitor chose instead of the link's model, for as long as the link stays.
  const [choice, setChoice] = useState<{ readonly insteadOf: Showable; readonly wanted: Showable | null } | null>(null);
  const isOutline = use(OutlineOnly);
  const wanted = isOutline ? null : choice?.insteadOf === linked ? choice.wanted : linked;
  const choose = (next: Showable | null) => setChoice({ insteadOf: linked, wanted: next });
  const isDragging = useFileDrop((files) => {
    const file = files[0];
    if (file !== undefined) choose({ kind: 'file', file, name: file.name });
  });
  useEffect(() => {
    if (isDragging) prepareForFiles();
  }, [isDragging]);

  return (
    <Stack className={styles['page']}>
      <DocumentTitle title={texts.title} />
      {modelFile !== undefined && path === null ? <Alert type="warning" text={texts.refused} /> : null}
      <div className={styles['viewer']} data-dragging={isDragging || undefined}>
        <ViewerFrame showsGeneral wanted={wanted} onWant={choose} heading={<h1 tabIndex={-1}>{texts.title}</h1>} />
        {isDragging ? (
          <p className={styles['drop']} aria-hidden>
            {texts.drop}
          </p>
        ) : null}
      </div>
    </Stack>
  );
}
