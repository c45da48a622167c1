import type { ReactNode } from 'react';
import { IconCube } from '../../ui/icons/icons.tsx';
import { IconRulerMeasure } from '../../ui/icons/part-icons.tsx';
import { IconDimensions, IconHome, IconKeyboard, IconPointer, IconSlice, IconStack2, IconWall } from '../../ui/icons/viewer-icons.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { texts } from './engine/texts.ts';
import { GeneralGroup } from './panels/general-group.tsx';
import styles from './panels/panels.module.css';
import type { Command, Shortcut, Switch } from './panels/shortcuts.ts';
import { ToolButton } from './panels/tool-button.tsx';
import { ViewIcon } from './panels/view-icon.tsx';

const ICON = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;
const ICONS: Readonly<Record<Exclude<Command['kind'], 'view'>, ReactNode>> = {
  home: <IconHome {...ICON} />,
  distance: <IconRulerMeasure {...ICON} />,
  pick: <IconPointer {...ICON} />,
  section: <IconSlice {...ICON} />,
  edges: <IconCube {...ICON} />,
  dimensions: <IconDimensions {...ICON} />,
  walls: <IconWall {...ICON} />,
  build: <IconStack2 {...ICON} />,
  help: <IconKeyboard {...ICON} />,
};

interface ToolbarProps {
  readonly shortcuts: readonly Shortcut[];
  readonly isOn: Readonly<Record<Switch, boolean>>;
  readonly isHelpOpen: boolean;
  /** Whether loading a file, clearing the view and a random colour are offered. */
  readonly showsGeneral: boolean;
  readonly onCommand: (command: Command) => void;
  readonly onFile: (file: File) => void;
  readonly onClear: () => void;
}

/** Files, views and tools. Every button but the hidden group's has a key, too. */
export function Toolbar({ shortcuts, isOn, isHelpOpen, showsGeneral, onCommand, onFile, onClear }: ToolbarProps) {
  const pressed: Partial<Record<Command['kind'], boolean>> = { ...isOn, help: isHelpOpen };
  const offer = ({ command, label, keys }: Shortcut) => (
    <ToolButton
      key={label}
      label={label}
      shortcut={keys[0]}
      isPressed={pressed[command.kind]}
      hasWords={command.kind in isOn}
      onClick={() => onCommand(command)}
    >
      {command.kind === 'view' ? <ViewIcon view={command.view} /> : ICONS[command.kind]}
    </ToolButton>
  );
  return (
    <Row className={styles['toolbar']} data-part="toolbar">
      <GeneralGroup isShown={showsGeneral} onFile={onFile} onClear={onClear} />
      <Row as="fieldset" className={styles['group']} aria-label={texts.views.group}>
        {shortcuts.filter(({ command }) => command.kind === 'view' || command.kind === 'home').map(offer)}
      </Row>
      <Row as="fieldset" className={styles['group']} data-end aria-label={texts.tools.group}>
        {shortcuts.filter(({ command }) => command.kind !== 'view' && command.kind !== 'home').map(offer)}
      </Row>
    </Row>
  );
}
