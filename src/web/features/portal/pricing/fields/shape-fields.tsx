import type { ReactNode } from 'react';
import type { ShapeField } from '../card/card-fields.ts';
import { texts } from '../texts.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './fields.module.css';
import { FigureField } from './figure-field.tsx';

interface ShapeFieldsProps {
  readonly fields: readonly ShapeField[];
  /** Other fields, which come first. */
  readonly children?: ReactNode;
}

/** The fields of a shape, side by side where there is room. */
export function ShapeFields({ fields, children }: ShapeFieldsProps) {
  return (
    <div className={styles['grid']}>
      {children}
      {fields.map((field) =>
        'unit' in field ? (
          <FigureField key={field.path} path={field.path} unit={field.unit} />
        ) : (
          <ChoiceField
            key={field.path}
            path={field.path}
            choices={field.choices.map((value) => ({ value, label: texts.choices[value] ?? value }))}
          />
        ),
      )}
    </div>
  );
}
