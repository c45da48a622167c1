import type { ProcessCode } from '#domain/catalogue/process.ts';
import { fillFields } from '#domain/fields/fill-fields.ts';
import { DISCOUNT_FIELDS, OPERATION_FIELDS } from '#domain/rates/rate-card-fields.ts';
import { Hint } from '../../../ui/layout/layout.tsx';
import { readAt, readList, readText } from '../card/card-path.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { CardGrid } from '../fields/card-field.tsx';
import { CardFold } from '../fields/card-fold.tsx';
import { ItemList } from '../fields/item-list.tsx';
import { MarginLeft } from './margin-left.tsx';
import { Part } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.processes;

/** What a process costs beside machine and material. */
export function ProcessesSection({ process }: { process: ProcessCode }) {
  const { card } = useCardEditor();
  const at = `processes.${process}`;
  const nextDiscount = () => {
    const last = readList(card, `${at}.quantityDiscounts`).at(-1);
    const [from, discount] = [readAt(last, 'from.value'), readAt(last, 'discount.value')];
    return fillFields(DISCOUNT_FIELDS, {
      ...(typeof from === 'number' ? { from: from * 2 } : {}),
      ...(typeof discount === 'number' ? { discount } : {}),
    });
  };
  return (
    <>
      <Part title={words.rates} help={words.ratesHelp}>
        <CardGrid path={at} />
      </Part>
      <ItemList
        path={`${at}.operations`}
        title={words.operations}
        help={words.operationsHelp}
        addLabel={words.addOperation}
        nameOf={(index) => words.operation(readText(card, `${at}.operations.${index}.name`), index + 1)}
        create={() => fillFields(OPERATION_FIELDS)}
      >
        {(path) => <CardGrid path={path} />}
      </ItemList>
      <ItemList
        path={`${at}.quantityDiscounts`}
        title={words.discounts}
        help={words.discountsHelp}
        addLabel={words.addDiscount}
        nameOf={(index) => words.discount(index + 1)}
        create={nextDiscount}
      >
        {(path) => <CardGrid path={path} />}
      </ItemList>
      <MarginLeft at={at} />
      <Part title={words.limits} help={words.limitsHelp}>
        <CardGrid path={`${at}.limits`} />
      </Part>
      <CardFold path={`${at}.plausible`} title={words.plausible}>
        <Hint size="xs">{words.plausibleHelp}</Hint>
        <CardGrid path={`${at}.plausible`} />
      </CardFold>
    </>
  );
}
