import { useComputedColorScheme } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { FileName } from '../../ui/display/file-name.tsx';
import { SpinningGear } from '../../ui/display/spinning-gear.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import type { ShownModel } from '../basics/viewer.ts';
import { askEngine, startEngine, useEngineStore } from './engine/engine-store.ts';
import type { Showable } from './engine/load-model.ts';
import { texts } from './engine/texts.ts';
import { useModel } from './engine/use-model.ts';
import { useOpening } from './engine/use-opening.ts';
import { AssemblyPanel } from './panels/assembly-panel.tsx';
import { BuildPanel } from './panels/build-panel.tsx';
import { HelpPanel } from './panels/help-panel.tsx';
import { MeasurePanel } from './panels/measure-panel.tsx';
import panels from './panels/panels.module.css';
import { SectionPanel } from './panels/section-panel.tsx';
import { type Command, findCommand, listShortcuts } from './panels/shortcuts.ts';
import { WallsPanel } from './panels/walls-panel.tsx';
import { Stage } from './stage.tsx';
import { StageNotice } from './stage-notice.tsx';
import { Toolbar } from './toolbar.tsx';
import { useTools } from './use-tools.ts';
import styles from './viewer-frame.module.css';

interface ViewerFrameProps {
  /** Null shows nothing. The same object means the same model. */
  readonly wanted: Showable | null;
  readonly heading: ReactNode;
  /** At the title bar's end. */
  readonly actions?: ReactNode;
  /** Whether files can be loaded, the view cleared and the colour changed. */
  readonly showsGeneral?: boolean;
  /** Whether it can be seen; before, it makes ready for that. */
  readonly isOpen?: boolean;
  readonly onWant: (wanted: Showable | null) => void;
}

/** The whole viewer: title bar, toolbar, picture with its panels, info bar and status bar. Fills its box. */
export function ViewerFrame({ wanted, heading, actions, showsGeneral = false, isOpen = true, onWant }: ViewerFrameProps) {
  const model = useModel(wanted);
  useOpening(isOpen);
  const part = wanted?.kind === 'part' ? wanted : null;
  const shown = model.state === 'shown' ? model.model : null;
  const build = part?.build ?? null;
  const tools = useTools(shown, build, part?.startsAt);
  const shortcuts = listShortcuts(build !== null);
  const picked = useEngineStore((engine) => engine.picked);
  const colorScheme = useComputedColorScheme('light');
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const unit = part?.unit ?? 'mm';
  // A part as it was measured, in its unit; anything else as it is shown.
  const size = part?.dimensions ?? shown?.sizeMm ?? null;

  const run = (command: Command) => {
    const { kind } = command;
    if (kind === 'help') {
      setIsHelpOpen(!isHelpOpen);
      return;
    }
    askEngine((viewer) => {
      if (command.kind === 'view') viewer.showView(command.view);
      else if (kind === 'home') viewer.home();
      else if (kind !== 'view') tools.toggle(kind);
    });
  };
  const obeyKey = (event: KeyboardEvent) => {
    const command = findCommand(shortcuts, event);
    if (command === null) return;
    event.preventDefault();
    run(command);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on anything inside arrive here.
    <div className={styles['frame']} onKeyDown={obeyKey}>
      <Row nowrap gap="md" className={styles['title']} data-part="title">
        <div className={styles['titleWords']}>
          {heading}
          {wanted === null ? null : (
            <Row as="p" nowrap size="sm" tone="dim" style={{ marginTop: '0.1rem' }}>
              <FileName name={wanted.name} />
              {size === null ? null : (
                <Text as="span" numeric fit="keep">
                  {formatDimensions(size, unit)}
                </Text>
              )}
            </Row>
          )}
        </div>
        {part?.actions}
        {actions}
      </Row>
      <Toolbar
        shortcuts={shortcuts}
        isOn={tools.isOn}
        isHelpOpen={isHelpOpen}
        showsGeneral={showsGeneral}
        onCommand={run}
        onFile={(file) => onWant({ kind: 'file', file, name: file.name })}
        onClear={() => onWant(null)}
      />
      <Stage label={wanted === null ? texts.emptyCanvas : texts.canvas(wanted.name, size === null ? null : formatDimensions(size, unit))}>
        <StageNotice wanted={wanted} model={model} onRetry={() => void startEngine(colorScheme)} onCancel={() => onWant(null)} />
        <Stack gap="xs" align="start" className={panels['corner']}>
          {build === null || shown === null ? null : <BuildPanel build={build} isStood={tools.isOn.build} unit={unit} />}
          {shown === null || shown.branches.length === 0 ? null : <AssemblyPanel branches={shown.branches} key={shown.name} />}
          {tools.leastWallMm === null || shown === null ? null : <WallsPanel leastMm={tools.leastWallMm} unit={unit} />}
          <MeasurePanel tool={tools.tool} picked={picked} unit={unit} />
        </Stack>
        {tools.section === null || shown === null ? null : (
          <SectionPanel section={tools.section} sizeMm={shown.sizeMm} unit={unit} onChange={tools.setSection} />
        )}
        {isHelpOpen ? <HelpPanel shortcuts={shortcuts} /> : null}
      </Stage>
      <InfoBar />
      <StatusBar shown={shown} />
    </div>
  );
}

/** The engine's status text, with a spinner while it works, and how many triangles are shown. */
function StatusBar({ shown }: { shown: ShownModel | null }) {
  const { status, isProcessing } = useEngineStore((engine) => engine.status);
  return (
    <Row nowrap gap="xs" size="xs" tone="dim" className={styles['status']} data-part="status">
      {isProcessing ? <SpinningGear size={16} /> : null}
      <Text as="output" fit="grow" wrap="cut" aria-live="polite" title={status}>
        {status}
      </Text>
      {shown === null ? null : (
        <Text as="span" numeric fit="keep">
          {texts.triangles(shown.triangles)}
        </Text>
      )}
    </Row>
  );
}

const { info } = texts;
const MOVES = ['rotate', 'zoom', 'pan'] as const;

/** How to rotate, zoom and pan, for whatever the visitor points with. */
function InfoBar() {
  return (
    <Text as="section" size="xs" className={styles['info']} data-part="info" aria-label={info.label}>
      {(['mouse', 'touch'] as const).map((device) => (
        <Row as="ul" key={device} tone="dim" data-for={device}>
          {MOVES.map((move) => (
            <li key={move}>
              <strong>{info[move]}</strong> {info[device][move]}
            </li>
          ))}
        </Row>
      ))}
    </Text>
  );
}
