import { NativeSelect, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { ShownTrade } from '#contract/api/quoting/price-request.ts';
import { LANGUAGE } from '#domain/language/spoken.ts';
import { COUNTRIES, isInEu, nameCountry } from '#domain/trade/countries.ts';
import { LONGEST_PURCHASE_ORDER } from '#domain/trade/purchase.ts';
import { US_STATES } from '#domain/trade/us-states.ts';
import { isVatId, LONGEST_VAT_ID } from '#domain/trade/vat-id.ts';
import { Check, FieldSet, Optional } from '../../ui/forms/form.tsx';
import { Grid, Hint, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { usePurchaseStore } from '../cart/purchase-store.ts';
import type { OrderState } from '../cart/use-order.ts';
import { formatPrice } from '../prices/price.tsx';
import { texts } from './texts.ts';

/** Asks how the customer buys, where the shop's tax or shipping depends on it. */
export function PurchasePanel({ order: { order } }: { readonly order: OrderState }) {
  if (order === undefined || order.trade === null) return null;
  const { trade, currency } = order;
  return (
    <Stack mt="lg" mb="lg">
      <FieldSet legend={texts.heading}>
        <Grid least="15rem">
          <Stack gap="sm">
            <BuyerFields trade={trade} />
          </Stack>
          <Stack gap="sm">
            {trade.methods.length === 0 ? null : <Methods trade={trade} currency={currency} />}
            <OrderNumber />
          </Stack>
        </Grid>
      </FieldSet>
    </Stack>
  );
}

function BuyerFields({ trade: { asksWho, buyer, homeCountry } }: { readonly trade: ShownTrade }) {
  const { said, say } = usePurchaseStore();
  const country = said.country ?? buyer.country;
  const kind = said.kind ?? buyer.kind;
  const vatId = said.vatId ?? '';
  const owesTax = kind === 'business' && isInEu(homeCountry) && isInEu(country) && country !== homeCountry;
  return (
    <>
      <NativeSelect
        label={texts.country}
        autoComplete="shipping country"
        data={listCountries(homeCountry)}
        value={country}
        onChange={(event) => say({ country: event.currentTarget.value || undefined, state: '' })}
      />
      {country === 'US' ? (
        <NativeSelect
          label={texts.state}
          autoComplete="shipping address-level1"
          data={[{ value: '', label: texts.chooseState }, ...[...US_STATES].map(([value, label]) => ({ value, label }))]}
          value={said.state || buyer.state}
          onChange={(event) => say({ state: event.currentTarget.value })}
        />
      ) : null}
      {asksWho ? (
        <Check
          label={texts.forCompany}
          checked={kind === 'business'}
          onChange={(event) => say({ kind: event.currentTarget.checked ? 'business' : 'private' })}
        />
      ) : null}
      {asksWho && owesTax ? (
        <TextInput
          label={<Optional>{texts.vatId}</Optional>}
          description={texts.vatIdHelp}
          autoComplete="off"
          maxLength={LONGEST_VAT_ID}
          value={vatId}
          error={vatId.trim() === '' || isVatId(vatId) ? null : texts.badVatId}
          onChange={(event) => say({ vatId: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}

/** The shop's own country first, then all by their names. */
function listCountries(home: string) {
  const named = COUNTRIES.map((value) => ({ value, label: nameCountry(value, LANGUAGE) })).sort((a, b) =>
    a.label.localeCompare(b.label, LANGUAGE),
  );
  const own = named.filter(({ value }) => value === home);
  const none = home === '' ? [{ value: '', label: texts.chooseCountry }] : [];
  return [...none, ...own, ...named.filter(({ value }) => value !== home)];
}

function Methods({ trade: { methods, shippingMethod }, currency }: { readonly trade: ShownTrade; readonly currency: string }) {
  const say = usePurchaseStore((store) => store.say);
  const name = useId();
  const describe = ({ isPickUp, price, days }: ShownTrade['methods'][number]) =>
    [
      price === null ? texts.withQuote : price === 0 ? (isPickUp ? null : texts.free) : formatPrice(price, currency),
      days === 0 ? null : texts.days(days),
    ].filter((words) => words !== null);
  return (
    <FieldSet plain legend={texts.method}>
      {methods.map((method) => (
        <Check
          key={method.id}
          radio
          name={name}
          checked={method.id === shippingMethod}
          onChange={() => say({ shippingMethod: method.id })}
          label={
            <Row as="span" gap="xs" align="baseline">
              {method.name}
              <Note as="span">{describe(method).join(' · ')}</Note>
            </Row>
          }
        />
      ))}
    </FieldSet>
  );
}

function OrderNumber() {
  const { purchaseOrder, setPurchaseOrder } = usePurchaseStore();
  return (
    <>
      <TextInput
        label={<Optional>{texts.purchaseOrder}</Optional>}
        autoComplete="off"
        maxLength={LONGEST_PURCHASE_ORDER}
        value={purchaseOrder}
        onChange={(event) => setPurchaseOrder(event.currentTarget.value)}
      />
      <Hint size="xs">{texts.later}</Hint>
    </>
  );
}
