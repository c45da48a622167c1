import { useEffect, useState } from 'react';
import { glossOf } from '#domain/catalogue/gloss.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import type { ActiveModel } from '../../stores/active-model-store.ts';
import { useEngineStore } from './engine/engine-store.ts';
import { texts } from './engine/texts.ts';
import { useModel } from './engine/use-model.ts';
import styles from './part-stage.module.css';
import { Stage } from './stage.tsx';

export interface PartStageProps {
  /** The same object means the same model. */
  readonly model: Extract<ActiveModel, { kind: 'part' }>;
  /** '#rrggbb'; without it the part looks as its file has it. */
  readonly rgb: string | undefined;
  /** The name of the finish, which is shown with a colour alone. */
  readonly finish: string | undefined;
}

/**
 * A part in 3D within a page, without tools. Covers its box, which shows the part's picture: until the model is there, and for good where it
 * can't be drawn. The wheel scrolls the page until the part is pressed.
 */
export function PartStage({ model, rgb, finish }: PartStageProps) {
  const { viewer, isContextLost } = useEngineStore();
  const { state } = useModel(model);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (state === 'shown') viewer?.setColor(rgb ?? null, glossOf(finish));
  }, [viewer, state, rgb, finish]);
  return (
    <div
      className={styles['cover']}
      data-shown={(state === 'shown' && !isContextLost) || undefined}
      onPointerDown={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onWheelCapture={(event) => {
        if (!isHeld) event.stopPropagation();
      }}
    >
      <Stage label={texts.canvas(model.name, formatDimensions(model.dimensions, model.unit))}>{null}</Stage>
    </div>
  );
}
