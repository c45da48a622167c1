import { UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import type { Unit } from '#domain/part/units.ts';
import { IconArrowsLeftRight } from '../../../ui/icons/viewer-icons.tsx';
import { Card, Row, Text } from '../../../ui/layout/layout.tsx';
import { join } from '../../../ui/layout/look.ts';
import { formatLength } from '../../basics/format-measure.ts';
import type { SectionPlane, Vector3D } from '../../basics/viewer.ts';
import { texts } from '../engine/texts.ts';
import styles from './panels.module.css';

const AXES = ['x', 'y', 'z'] as const;

interface SectionPanelProps {
  readonly section: SectionPlane;
  readonly sizeMm: Vector3D;
  readonly unit: Unit;
  readonly onChange: (section: SectionPlane) => void;
}

/** Where the part is cut open: across which axis, how far along it, and which side is taken away. */
export function SectionPanel({ section, sizeMm, unit, onChange }: SectionPanelProps) {
  const name = useId();
  const along = sizeMm[section.axis];
  const position = texts.section.at(formatLength(section.position * along, unit), formatLength(along, unit));
  return (
    <Card as="fieldset" size="sm" className={join(styles['panel'], styles['section'])} aria-label={texts.section.panel}>
      <Row nowrap gap="xxs" align="stretch" role="radiogroup" aria-label={texts.section.axis}>
        {AXES.map((axis) => (
          <label key={axis} className={styles['axis']}>
            <input type="radio" name={name} value={axis} checked={section.axis === axis} onChange={() => onChange({ ...section, axis })} />
            <span>{axis.toUpperCase()}</span>
          </label>
        ))}
      </Row>
      <input
        className={styles['slider']}
        type="range"
        min={0}
        max={1}
        step={0.005}
        value={section.position}
        aria-label={texts.section.position}
        aria-valuetext={position}
        onChange={(event) => onChange({ ...section, position: event.target.valueAsNumber })}
      />
      <Text as="span" align="end" tone="dim" numeric style={{ minWidth: '9.5rem' }} aria-hidden>
        {position}
      </Text>
      <UnstyledButton
        className={styles['flip'] ?? ''}
        aria-pressed={section.flipped}
        onClick={() => onChange({ ...section, flipped: !section.flipped })}
      >
        <IconArrowsLeftRight size={18} stroke={1.6} aria-hidden />
        {texts.section.flip}
      </UnstyledButton>
    </Card>
  );
}
