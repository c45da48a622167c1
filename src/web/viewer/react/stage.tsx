import { useComputedColorScheme } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { askEngine, engineHost, startEngine, useEngineStore } from './engine/engine-store.ts';
import styles from './viewer-frame.module.css';

const TURN_DEGREES = 15;
const ZOOM_FACTOR = 1.2;
const PAN_SHARE = 0.08;

/** The picture itself: takes in the engine's canvas and starts the engine. `label` tells what is seen. */
export function Stage({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const colorScheme = useComputedColorScheme('light');
  const viewer = useEngineStore((engine) => engine.viewer);

  useEffect(() => {
    const [host, canvas] = [ref.current, engineHost()];
    host?.prepend(canvas);
    return () => {
      // Another may have taken it over by now.
      if (canvas.parentNode === host) canvas.remove();
    };
  }, []);
  useEffect(() => {
    void startEngine(colorScheme);
    viewer?.setColorScheme(colorScheme);
  }, [colorScheme, viewer]);

  return (
    <div className={styles['stage']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn it. */}
      <div ref={ref} className={styles['canvas']} role="application" aria-label={label} tabIndex={0} onKeyDown={moveByKey} />
      {children}
    </div>
  );
}

function moveByKey(event: KeyboardEvent): void {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const right = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const up = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  if (right !== 0 || up !== 0) {
    askEngine((viewer) =>
      shiftKey ? viewer.pan(right * PAN_SHARE, up * PAN_SHARE) : viewer.rotate(right * TURN_DEGREES, up * TURN_DEGREES),
    );
  } else if (key === '+' || key === '=') {
    askEngine((viewer) => viewer.zoom(ZOOM_FACTOR));
  } else if (key === '-') {
    askEngine((viewer) => viewer.zoom(1 / ZOOM_FACTOR));
  } else {
    return;
  }
  event.preventDefault();
}
