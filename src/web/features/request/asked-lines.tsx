import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AskedLine, FollowedRequest } from '#contract/desk/request.ts';
import { formatDimensions } from '#domain/format-dimensions.ts';
import { totalMicros } from '#domain/money.ts';
import { modelOfPart } from '../../stores/active-model-store.ts';
import { AddFile } from '../../ui/add-file.tsx';
import { FileName } from '../../ui/file-name.tsx';
import { showMicros } from '../../ui/format-micros.ts';
import { PartPicture } from '../../ui/part-picture.tsx';
import styles from './asked-lines.module.css';
import { FileList } from './file-list.tsx';
import { texts } from './texts.ts';

interface AskedLinesProps {
  readonly request: FollowedRequest;
  readonly requestKey: string;
  readonly onAdded: () => void;
}

const words = texts.asked;
const SHOWN_AT_FIRST = 8;

/** What was asked for, line by line, with its files. */
export function AskedLines({ request, requestKey, onAdded }: AskedLinesProps) {
  const [isAll, setIsAll] = useState(false);
  const { lines, contact } = request;
  return (
    <section className={styles['section']} aria-labelledby="asked">
      <h2 id="asked">{words.heading}</h2>
      {contact.message === '' ? null : (
        <p className={styles['message']}>
          <span className={styles['dimmed']}>{words.message}:</span> {contact.message}
        </p>
      )}
      <ol className={styles['lines']}>
        {(isAll ? lines : lines.slice(0, SHOWN_AT_FIRST)).map((line) => (
          <li key={line.line} className={styles['line']}>
            <Line line={line} request={request} requestKey={requestKey} onAdded={onAdded} />
          </li>
        ))}
      </ol>
      {isAll || lines.length <= SHOWN_AT_FIRST ? null : (
        <div>
          <Button variant="default" onClick={() => setIsAll(true)}>
            {words.all(lines.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

function Line({ line, request, requestKey, onAdded }: AskedLinesProps & { readonly line: AskedLine }) {
  const { filename, image, internalFilename, unit, dimensions, quantity, wishes, unitPriceMicros, leadTime } = line;
  const { currency, shop, files } = request;
  const model = internalFilename === null ? null : modelOfPart({ internalFilename, filename, image, unit, dimensions });
  const facts = [
    line.material,
    line.color,
    line.finish,
    texts.order.pieces(quantity),
    formatDimensions(dimensions, unit),
    leadTime === null ? '' : words.leadTime(leadTime.name, leadTime.days),
  ];
  const sayPrice = line.isInstantQuote ? words.instant : words.estimate;
  const said = [
    [words.note, wishes.note],
    [words.tolerances, wishes.tolerances],
    [words.threads, wishes.threads],
  ].filter(([, text]) => text !== '');
  return (
    <>
      <div className={styles['picture']}>
        <PartPicture image={image} model={model} />
      </div>
      <div className={styles['what']}>
        <h3 className={styles['name']}>
          <FileName name={filename} />
        </h3>
        <p className={styles['dimmed']}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
        {unitPriceMicros === null ? null : (
          <p className={styles['dimmed']}>{sayPrice(showMicros(totalMicros(unitPriceMicros, quantity, currency), currency))}</p>
        )}
        {internalFilename === null ? <p className={styles['dimmed']}>{words.gone}</p> : null}
        {said.length === 0 ? null : (
          <dl className={styles['said']}>
            {said.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <FileList
          files={files.filter((file) => file.line === line.line)}
          requestKey={requestKey}
          shop={shop.name}
          label={texts.files.ofLine(filename)}
        />
        <AddFile text={texts.files.add} label={texts.files.addTo(filename)} way={{ key: requestKey, line: line.line }} onAdded={onAdded} />
      </div>
    </>
  );
}
