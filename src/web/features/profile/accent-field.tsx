import { Button, Input } from '@mantine/core';
import { useId } from 'react';
import { PETROL, tintIn } from '#domain/shop/tint.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

const words = texts.accent;

interface AccentFieldProps {
  /** '#rrggbb'; null: the product's own. */
  readonly color: string | null;
  /** Left out, it can only be read. */
  readonly onChange?: ((color: string | null) => void) | undefined;
}

/** The color of the shop's pages, and what their buttons look like in it. */
export function AccentField({ color, onChange }: AccentFieldProps) {
  const id = useId();
  const shown = color ?? PETROL[8];
  return (
    <Input.Wrapper id={id} label={words.label} description={words.hint}>
      <Row gap="sm" mt="xs" mb="xs">
        <input
          id={id}
          type="color"
          value={shown}
          disabled={onChange === undefined}
          aria-describedby={`${id}-description`}
          style={{ width: '3.5rem', height: '2.5rem', padding: 2 }}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        <Button component="span" aria-hidden bg={tintIn(shown)['--mantine-color-petrol-8'] ?? shown} c="#fff">
          {words.sample}
        </Button>
        {color === null || onChange === undefined ? null : (
          <Button variant="default" onClick={() => onChange(null)}>
            {words.reset}
          </Button>
        )}
      </Row>
    </Input.Wrapper>
  );
}
