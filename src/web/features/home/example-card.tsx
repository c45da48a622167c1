import { readConfig } from '../../api/calls/load-config.ts';
import { Price } from '../../product/prices/price.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { Card, Hint, Stack, Text } from '../../ui/layout/layout.tsx';
import { EXAMPLE_PRICE } from './example-price.ts';
import { FlangeDrawing } from './flange-drawing.tsx';
import { texts } from './texts.ts';

/** A part and its price, with the receipt where customers get one. */
export function ExampleCard() {
  const isOpen = readConfig().receipts === 'full';
  return (
    <Card as="figure" p="lg" aria-label={texts.example.heading}>
      <FlangeDrawing label={texts.example.drawing} />
      <Stack as="figcaption" gap="none" rule>
        <Text weight={600}>{texts.example.file}</Text>
        <Hint size="xs">{texts.example.choice}</Hint>
        <Facts kind="sums" gap="xxs" mt="sm" mb="sm" size="sm">
          {(isOpen ? EXAMPLE_PRICE.lines : []).map(({ label, cents }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {cents < 0 ? '−' : null}
                <Price value={Math.abs(cents) / 100} currency="USD" />
              </dd>
            </div>
          ))}
          <div data-total>
            <dt>{texts.example.each}</dt>
            <dd>
              <Price value={EXAMPLE_PRICE.eachCents / 100} currency="USD" />
            </dd>
          </div>
        </Facts>
        <Hint size="xs">{texts.example.note}</Hint>
      </Stack>
    </Card>
  );
}
