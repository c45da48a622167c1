import type { WireDeskRequest } from '#contract/desk/request.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { listShipping, readBuyer, weighLines } from '#domain/pricing/order-terms.ts';
import type { RequestForQuote } from '#domain/request/rfq.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { listTaxes } from '#domain/trade/tax.ts';
import { TRADE_TEXTS } from '#domain/trade/trade-words.ts';
import { findTrade } from '../quoting/find-trade.ts';
import type { Ports } from '../shared/ports.ts';

type Needed = Pick<Ports, 'records'>;

/** What a quote for a request can be taxed and shipped with, in the words that its customer reads. */
export async function listChoices(ports: Needed, provider: Provider, request: RequestForQuote): Promise<WireDeskRequest['choices']> {
  const trade = await findTrade(ports, provider);
  const { order, purchase, contact, lines } = request;
  const language = contact.language ?? LANGUAGES[0];
  const buyer = purchase?.buyer ?? readBuyer(trade, {});
  const partsMicros = order === null ? 0 : order.extras.reduce((sum, { amountMicros }) => sum + amountMicros, order.linesMicros);
  const goods = { grams: weighLines(lines.map((line) => ({ quantity: line.quantity, line }))), isPriced: partsMicros > 0 };
  const shipping = listShipping(trade, buyer, goods, partsMicros).filter(({ method }) => !method.isPickUp);
  const isPickedUp = order?.shipping?.isPickUp ?? false;
  const isExempt = trade.tax !== null && (await isTaxExempt(ports, provider.id, contact.email));
  return {
    taxes: trade.tax === null ? [] : listTaxes(trade.tax, { ...buyer, isPickedUp, isExempt }, language).map((tax) => ({ ...tax })),
    shipping: shipping.map(({ method, priceMicros }) => ({ label: TRADE_TEXTS[language].shipping(method.name), priceMicros })),
  };
}

/** Whether the shop agreed with a client that no tax is charged. */
async function isTaxExempt({ records }: Needed, providerId: string, email: string): Promise<boolean> {
  return (await records.clients.findNote(providerId, email.toLowerCase())).terms.taxExempt;
}
