import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useMaterialPrices } from '../../api/use-material-prices.ts';
import { formatPrice } from '../../product/prices/price.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { type CheaperMaterial, findCheaper } from './find-cheaper.ts';
import styles from './quote-line-card.module.css';
import { SoftButton } from './soft-button.tsx';
import { texts } from './texts.ts';

interface CheaperNoteProps {
  readonly mspID: string;
  readonly line: QuoteLine;
  readonly onChange: (cheaper: CheaperMaterial) => void;
}

/** Names a material of the same kind that costs clearly less, where there is one. */
export function CheaperNote({ mspID, line, onChange }: CheaperNoteProps) {
  const { partID, quantity, finishID, currency } = line;
  const materials = useApiQuery(getMaterialList, { materialID: NO_SELECTION, mspID });
  const prices = useMaterialPrices({ mspID, partList: [{ id: partID, quantity }], finishID }, { enabled: line.isInstantQuote });
  if (prices.isPlaceholderData) return null;
  const cheaper = findCheaper(line, materials.data?.materialList ?? [], prices.data?.materialPrices ?? []);
  if (cheaper === null) return null;
  const { name, price, instead, savedPercent } = cheaper;
  return (
    <Row gap="md" justify="between" size="sm" className={styles['more']}>
      <Text>{texts.cheaper.words(name, formatPrice(price, currency), formatPrice(instead, currency), savedPercent)}</Text>
      <SoftButton
        size="xs"
        h="auto"
        mih={30}
        py={4}
        styles={{ label: { whiteSpace: 'normal' } }}
        aria-label={texts.cheaper.changeLabel(line.modelFilename, name)}
        onClick={() => onChange(cheaper)}
      >
        {texts.cheaper.change(name)}
      </SoftButton>
    </Row>
  );
}
