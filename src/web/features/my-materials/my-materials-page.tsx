import { Button } from '@mantine/core';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from '../../navigation/router-view.tsx';
import { useNoteSetUp, useSetUp } from '../../product/getting-started/use-set-up.ts';
import { configureOwnMaterials, hasProcessOf } from '../../product/shop/own-offers.ts';
import { useIsMember, usePortalStore } from '../../product/shop/portal-store.ts';
import { SaveBar } from '../../product/shop/settings/save-bar.tsx';
import { saveShop } from '../../product/shop/settings/save-shop.ts';
import { ShareLink } from '../../product/shop/share-link.tsx';
import { changeShop, useShop } from '../../product/shop/shop.ts';
import { usePublishedCard } from '../../product/shop/use-published-card.ts';
import type { MaterialConfiguration } from '../../stores/shop-draft-store.ts';
import { AnchorLink, PillLink } from '../../ui/controls/anchor-link.tsx';
import { IconPlus } from '../../ui/icons/part-icons.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Card, Grid, Hint, Row, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { MaterialCard } from './material-card.tsx';
import styles from './my-materials.module.css';
import { OfferTable } from './offer-table.tsx';
import { texts } from './texts.ts';

interface Removal {
  readonly name: string;
  /** The list as it was before. */
  readonly before: readonly MaterialConfiguration[];
}

/** /msp/my-materials: what the provider offers. */
export function MyMaterialsPage() {
  const { mspID, published, configurations } = useShop();
  const { view } = useSearch('/msp/my-materials');
  const { card, isLoading } = usePublishedCard(mspID);
  const own = useMemo(() => configureOwnMaterials(card), [card]);
  const entry = usePortalStore((store) => store.entry);
  const isMember = useIsMember();
  const { note } = useNoteSetUp(useSetUp().data);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);

  // The clicked button is gone with its card.
  useEffect(() => {
    if (removal !== null) undoButton.current?.focus();
  }, [removal]);

  const isUnknown = configurations === null && entry === 'failed';
  if (isUnknown || isLoading || (entry === 'loading' && (card === null || configurations === null))) {
    return (
      <Page title={texts.title} lead={texts.lead}>
        {isUnknown ? null : <Placeholder label={texts.loading} height={220} rows={1} />}
      </Page>
    );
  }
  const list = configurations ?? [];
  const shown = list.filter(({ material }) => hasProcessOf(card, material.materialID));
  const ownOnes = own.filter(({ material }) => !list.some((configuration) => configuration.material.materialID === material.materialID));
  const remove = (removed: MaterialConfiguration) => {
    setRemoval({ name: removed.material.name, before: list });
    changeShop({ configurations: list.filter((configuration) => configuration !== removed) });
  };
  const begin = (chosen: MaterialConfiguration, isDefault: boolean) =>
    changeShop({
      configurations: list.map((configuration) => ({ ...configuration, isDefault: isDefault && configuration === chosen })),
    });
  const undo = () => {
    if (removal !== null) changeShop({ configurations: removal.before });
    setRemoval(null);
  };

  const save = async () => {
    await saveShop();
    if (usePortalStore.getState().outcome?.kind === 'saved') await note({ isOfferSettled: true });
  };
  const isTable = view === 'table' && card !== null;

  return (
    <Page
      isWide={isTable}
      title={texts.title}
      lead={isMember ? texts.member.lead : texts.lead}
      actions={isMember ? undefined : <SaveBar onSave={save} />}
    >
      {isMember ? (
        <Notice type="info" text={shown.length + ownOnes.length === 0 ? texts.member.empty : texts.member.readOnly} />
      ) : shown.length + ownOnes.length === 0 ? (
        <Notice type="warning" text={texts.empty} />
      ) : null}
      {shown.length === list.length ? null : <Notice type="info" text={texts.withoutProcess(list.length - shown.length)} />}
      {published === null ? null : (
        <Card style={{ marginBottom: '1.5rem' }}>
          <ShareLink mspID={mspID} />
        </Card>
      )}
      {removal === null ? null : (
        <Notice type="secondary" onClose={() => setRemoval(null)}>
          {texts.removed(removal.name)}{' '}
          <Button ref={undoButton} variant="subtle" size="compact-sm" onClick={undo}>
            {texts.undo}
          </Button>
        </Notice>
      )}
      {card === null ? null : (
        <Row as="nav" gap="xxs" mb="md" aria-label={texts.views.label}>
          <PillLink to="/msp/my-materials" search={{}} resetScroll={false} aria-current={isTable ? undefined : 'page'}>
            {texts.views.cards}
          </PillLink>
          <PillLink to="/msp/my-materials" search={{ view: 'table' }} resetScroll={false} aria-current={isTable ? 'page' : undefined}>
            {texts.views.table}
          </PillLink>
        </Row>
      )}
      {isTable ? <OfferTable card={card} offer={list} isReadOnly={isMember} /> : null}
      {isTable ? null : (
        <Grid as="ul" fill least="15rem" aria-label={texts.list}>
          {shown.map((configuration) => (
            <li key={configuration.material.materialID}>
              <MaterialCard
                configuration={configuration}
                isReadOnly={isMember}
                onRemove={() => remove(configuration)}
                onDefault={(isDefault) => begin(configuration, isDefault)}
              />
            </li>
          ))}
          {ownOnes.map((configuration) => (
            <li key={configuration.material.materialID}>
              <MaterialCard configuration={configuration} isReadOnly={isMember} onRemove={null} />
            </li>
          ))}
          {isMember ? null : (
            <li>
              <AnchorLink to="/msp/material-configurator" underline="never">
                <Card as="span" kind="dashed" align="center" tone="accent" className={styles['add']}>
                  <IconPlus size={28} stroke={1.4} aria-hidden />
                  <Text as="span" weight={600}>
                    {texts.add}
                  </Text>
                  <Hint as="span">{texts.addHint}</Hint>
                </Card>
              </AnchorLink>
            </li>
          )}
        </Grid>
      )}
    </Page>
  );
}

/** A message above what is offered. */
function Notice(props: ComponentProps<typeof Alert>) {
  return (
    <Text as="div" mb="md">
      <Alert {...props} />
    </Text>
  );
}
