import { readConfig } from '../../api/load-config.ts';
import { Price } from '../../ui/price.tsx';
import styles from './example-card.module.css';
import { EXAMPLE_PRICE } from './example-price.ts';
import { FlangeDrawing } from './flange-drawing.tsx';
import { texts } from './texts.ts';

/** A part and its price, with the receipt where customers get one. */
export function ExampleCard() {
  const isOpen = readConfig().receipts === 'full';
  return (
    <figure className={styles['card']} aria-label={texts.example.heading}>
      <FlangeDrawing label={texts.example.drawing} />
      <figcaption className={styles['receipt']}>
        <p className={styles['file']}>{texts.example.file}</p>
        <p className={styles['choice']}>{texts.example.choice}</p>
        <dl className={styles['lines']}>
          {(isOpen ? EXAMPLE_PRICE.lines : []).map(({ label, cents }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {cents < 0 ? '−' : null}
                <Price value={Math.abs(cents) / 100} currency="USD" />
              </dd>
            </div>
          ))}
          <div className={styles['each']}>
            <dt>{texts.example.each}</dt>
            <dd>
              <Price value={EXAMPLE_PRICE.eachCents / 100} currency="USD" />
            </dd>
          </div>
        </dl>
        <p className={styles['note']}>{texts.example.note}</p>
      </figcaption>
    </figure>
  );
}
