import { SpinningGear } from '../../ui/display/spinning-gear.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { useEngineStore } from './engine/engine-store.ts';
import { texts } from './engine/texts.ts';
import type { ModelState } from './engine/use-model.ts';
import styles from './viewer-frame.module.css';

/** The engine's status text, with a spinner while it works, and how many triangles are shown. */
export function StatusBar({ model }: { model: ModelState }) {
  const { status, isProcessing } = useEngineStore((engine) => engine.status);
  return (
    <Row nowrap gap="xs" size="xs" tone="dim" className={styles['status']} data-part="status">
      {isProcessing ? <SpinningGear size={16} /> : null}
      <output className={styles['cut']} aria-live="polite" title={status}>
        {status}
      </output>
      {model.state === 'shown' ? (
        <Text as="span" numeric fit="keep">
          {texts.triangles(model.model.triangles)}
        </Text>
      ) : null}
    </Row>
  );
}
