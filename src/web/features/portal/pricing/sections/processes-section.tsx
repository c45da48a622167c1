import type { ProcessCode } from '#domain/catalogue/process.ts';
import { discountFields, listProcessFields, operationFields } from '../card/card-fields.ts';
import { readAt, readList, readText } from '../card/card-path.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import fieldStyles from '../fields/fields.module.css';
import { Fold } from '../fields/fold.tsx';
import { ItemList } from '../fields/item-list.tsx';
import { ShapeFields } from '../fields/shape-fields.tsx';
import { TextField } from '../fields/text-field.tsx';
import { MarginLeft } from './margin-left.tsx';
import { Part } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.processes;

/** What a process costs beside machine and material. */
export function ProcessesSection({ process }: { process: ProcessCode }) {
  const { card } = useCardEditor();
  const at = `processes.${process}`;
  const fields = listProcessFields(process);
  const nextDiscount = () => {
    const last = readList(card, `${at}.quantityDiscounts`).at(-1);
    const [from, discount] = [readAt(last, 'from.value'), readAt(last, 'discount.value')];
    return {
      from: { value: typeof from === 'number' ? from * 2 : 1, unit: 'pieces' },
      discount: { value: typeof discount === 'number' ? discount : 0, unit: '%' },
    };
  };
  return (
    <>
      <Part title={words.rates} help={words.ratesHelp}>
        <ShapeFields fields={fields.rates} />
      </Part>
      <ItemList
        path={`${at}.operations`}
        title={words.operations}
        help={words.operationsHelp}
        addLabel={words.addOperation}
        nameOf={(index) => words.operation(readText(card, `${at}.operations.${index}.name`), index + 1)}
        create={() => ({ name: '', cost: { value: 0, unit: 'money/piece' } })}
      >
        {(path) => (
          <ShapeFields fields={operationFields(process, path, readText(card, `${path}.cost.unit`))}>
            <TextField path={`${path}.name`} />
          </ShapeFields>
        )}
      </ItemList>
      <ItemList
        path={`${at}.quantityDiscounts`}
        title={words.discounts}
        help={words.discountsHelp}
        addLabel={words.addDiscount}
        nameOf={(index) => words.discount(index + 1)}
        create={nextDiscount}
      >
        {(path) => <ShapeFields fields={discountFields(path)} />}
      </ItemList>
      <MarginLeft at={at} />
      <Part title={words.limits} help={words.limitsHelp}>
        <ShapeFields fields={fields.limits} />
      </Part>
      <Fold path={`${at}.plausible`} title={words.plausible}>
        <p className={fieldStyles['help']}>{words.plausibleHelp}</p>
        <ShapeFields fields={fields.plausible} />
      </Fold>
    </>
  );
}
