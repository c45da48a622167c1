import { useRef } from 'react';
import { ACCEPTED_EXTENSIONS } from '#domain/part/upload-limit.ts';
import { fileFilter } from '../../../ui/forms/file-filter.ts';
import { IconEraser, IconFolderOpen, IconPalette } from '../../../ui/icons/viewer-icons.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { askEngine, prepareForFiles } from '../engine/engine-store.ts';
import { texts } from '../engine/texts.ts';
import styles from './panels.module.css';
import { ToolButton } from './tool-button.tsx';

const ICON = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;
const ENDINGS = [...ACCEPTED_EXTENSIONS, '.glb'];

interface GeneralGroupProps {
  readonly isShown: boolean;
  readonly onFile: (file: File) => void;
  readonly onClear: () => void;
}

/** Load file, clear view, random colour. Where parts are shown the group is there but hidden. */
export function GeneralGroup({ isShown, onFile, onClear }: GeneralGroupProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Row as="fieldset" className={styles['group']} aria-label={texts.general.group} hidden={!isShown}>
      <ToolButton hasWords label={texts.general.load} onIntent={prepareForFiles} onClick={() => input.current?.click()}>
        <IconFolderOpen {...ICON} />
      </ToolButton>
      <ToolButton label={texts.general.clear} onClick={() => askEngine(onClear)}>
        <IconEraser {...ICON} />
      </ToolButton>
      <ToolButton label={texts.general.color} onClick={() => askEngine((viewer) => viewer.randomizeColor())}>
        <IconPalette {...ICON} />
      </ToolButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={fileFilter(navigator, ENDINGS)}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </Row>
  );
}
