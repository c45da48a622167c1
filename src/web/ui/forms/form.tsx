import { VisuallyHidden } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Card, Row, Stack, Text } from '../layout/layout.tsx';
import { join, type KitProps } from '../layout/look.ts';
import styles from './form.module.css';
import { SubmitButton } from './submit-button.tsx';

interface FormBarProps {
  /** On the button. */
  readonly send: string;
  /** What is said while it is sent. */
  readonly sending?: string | undefined;
  readonly isBusy: boolean;
  /** The button takes all the width, and what is said is not shown. */
  readonly wide?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A form's end: the button that sends it, what else can be done, and what is being done. */
export function FormBar({ send, sending, isBusy, wide = false, children }: FormBarProps) {
  const said = isBusy ? sending : null;
  return (
    <Row gap="md">
      <SubmitButton fullWidth={wide} isBusy={isBusy}>
        {send}
      </SubmitButton>
      {children}
      {sending === undefined ? null : wide ? (
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      ) : (
        <Row as="span" role="status" tone="dim" size="base">
          {said}
        </Row>
      )}
    </Row>
  );
}

interface FieldSetProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'className'> {
  readonly className?: string | undefined;
  readonly legend: ReactNode;
  /** Without a frame. */
  readonly plain?: boolean;
}

/** Fields that belong together, under their name. */
export function FieldSet({ legend, plain = false, className, children, ...props }: FieldSetProps) {
  const Frame = plain ? Stack : Card;
  return (
    <Frame as="fieldset" {...props} className={join(styles['group'], className)} data-plain={plain || undefined}>
      <legend>{legend}</legend>
      {children}
    </Frame>
  );
}

interface CheckProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  readonly label: ReactNode;
  /** One of several with the same name. */
  readonly radio?: boolean;
}

/** A box to tick, or a choice, with its words. */
export function Check({ label, radio = false, ...props }: CheckProps) {
  return (
    <label className={styles['check']}>
      <input {...props} type={radio ? 'radio' : 'checkbox'} />
      {label}
    </label>
  );
}

/** What is wrong with fields, in words; nothing where nothing is. */
export function Problem({ children, ...props }: KitProps<'p'>) {
  return children === undefined || children === null ? null : (
    <Text {...props} size="xs" tone="error">
      {children}
    </Text>
  );
}

/** A label that goes on for those who don't see where its field stands. */
export function Label({ children, spoken }: { children: ReactNode; spoken: string }) {
  return (
    <>
      {children}
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}

/** A label whose field may stay empty. */
export function Optional({ children, text = 'optional' }: { children: ReactNode; text?: string }) {
  return (
    <>
      {children}{' '}
      <Text as="span" tone="dim" weight={400}>
        ({text})
      </Text>
    </>
  );
}

/** The props of an input that shows its unit at the right; `isSaid` where its label says it to those who don't see. */
export function unitProps(unit: string, { isSaid = false }: { readonly isSaid?: boolean } = {}) {
  return {
    rightSection: (
      <span className={styles['unit']} aria-hidden={isSaid || undefined}>
        {unit}
      </span>
    ),
    rightSectionWidth: `${unit.length * 0.55 + 1}rem`,
    rightSectionPointerEvents: 'none',
  } as const;
}
