import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useMaterialPrices } from '../../api/use-material-prices.ts';
import { formatPrice } from '../../product/prices/price.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { type CheaperMaterial, findCheaper } from './prices/find-cheaper.ts';
import { SoftButton } from './soft-button.tsx';
import { texts } from './texts.ts';

/** A material of the same kind that costs clearly less, where there is one. */
export function useCheaper(mspID: string, line: QuoteLine, isWanted: boolean): CheaperMaterial | null {
  const { partID, quantity, finishID } = line;
  const materials = useApiQuery(getMaterialList, { materialID: NO_SELECTION, mspID });
  const prices = useMaterialPrices({ mspID, partList: [{ id: partID, quantity }], finishID }, { enabled: isWanted && line.isInstantQuote });
  if (!isWanted || prices.isPlaceholderData) return null;
  return findCheaper(line, materials.data?.materialList ?? [], prices.data?.materialPrices ?? []);
}

interface CheaperNoteProps {
  readonly line: QuoteLine;
  readonly cheaper: CheaperMaterial;
  readonly onChange: (cheaper: CheaperMaterial) => void;
}

/** What a cheaper material saves, and the way to it. */
export function CheaperNote({ line: { currency, modelFilename }, cheaper, onChange }: CheaperNoteProps) {
  const { name, price, instead, savedPercent } = cheaper;
  return (
    <Row gap="md" size="sm">
      <Text>{texts.cheaper.words(name, formatPrice(price, currency), formatPrice(instead, currency), savedPercent)}</Text>
      <SoftButton size="xs" aria-label={texts.cheaper.changeLabel(modelFilename, name)} onClick={() => onChange(cheaper)}>
        {texts.cheaper.change(name)}
      </SoftButton>
    </Row>
  );
}
