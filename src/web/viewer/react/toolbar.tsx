import { IconCube, IconDimensions, IconHome, IconKeyboard, IconPointer, IconRulerMeasure, IconSlice } from '@tabler/icons-react';
import { STANDARD_VIEWS } from '../viewer.ts';
import { GeneralGroup } from './general-group.tsx';
import type { Command } from './shortcuts.ts';
import { texts } from './texts.ts';
import { ToolButton } from './tool-button.tsx';
import styles from './toolbar.module.css';
import type { Tools } from './use-tools.ts';
import { ViewIcon } from './view-icon.tsx';

const ICON = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

interface ToolbarProps {
  readonly tools: Tools;
  readonly isHelpOpen: boolean;
  /** Whether loading a file, clearing the view and a random colour are offered. */
  readonly showsGeneral: boolean;
  readonly onCommand: (command: Command) => void;
  readonly onFile: (file: File) => void;
  readonly onClear: () => void;
}

/** Files, views and tools. Every button but the hidden group's has a key, too. */
export function Toolbar({ tools, isHelpOpen, showsGeneral, onCommand, onFile, onClear }: ToolbarProps) {
  const { tool, section, edges, dimensions } = tools;
  return (
    <div className={styles['toolbar']} data-part="toolbar">
      <GeneralGroup isShown={showsGeneral} onFile={onFile} onClear={onClear} />
      <fieldset className={styles['group']} aria-label={texts.views.group}>
        {STANDARD_VIEWS.map((view, index) => (
          <ToolButton key={view} label={texts.views[view]} shortcut={String(index + 1)} onClick={() => onCommand({ kind: 'view', view })}>
            <ViewIcon view={view} />
          </ToolButton>
        ))}
        <ToolButton label={texts.views.home} shortcut="H" onClick={() => onCommand({ kind: 'home' })}>
          <IconHome {...ICON} />
        </ToolButton>
      </fieldset>
      <fieldset className={styles['group']} data-end aria-label={texts.tools.group}>
        <ToolButton
          hasWords
          label={texts.tools.distance}
          shortcut="M"
          isPressed={tool === 'distance'}
          onClick={() => onCommand({ kind: 'distance' })}
        >
          <IconRulerMeasure {...ICON} />
        </ToolButton>
        <ToolButton hasWords label={texts.tools.pick} shortcut="P" isPressed={tool === 'pick'} onClick={() => onCommand({ kind: 'pick' })}>
          <IconPointer {...ICON} />
        </ToolButton>
        <ToolButton
          hasWords
          label={texts.tools.section}
          shortcut="S"
          isPressed={section !== null}
          onClick={() => onCommand({ kind: 'section' })}
        >
          <IconSlice {...ICON} />
        </ToolButton>
        <ToolButton hasWords label={texts.tools.edges} shortcut="E" isPressed={edges} onClick={() => onCommand({ kind: 'edges' })}>
          <IconCube {...ICON} />
        </ToolButton>
        <ToolButton
          hasWords
          label={texts.tools.dimensions}
          shortcut="D"
          isPressed={dimensions}
          onClick={() => onCommand({ kind: 'dimensions' })}
        >
          <IconDimensions {...ICON} />
        </ToolButton>
        <ToolButton label={texts.tools.help} shortcut="?" isPressed={isHelpOpen} onClick={() => onCommand({ kind: 'help' })}>
          <IconKeyboard {...ICON} />
        </ToolButton>
      </fieldset>
    </div>
  );
}
