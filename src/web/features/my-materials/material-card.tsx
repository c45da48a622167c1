import { ActionIcon } from '@mantine/core';
import { PROCESS_CODES, PROCESS_NAMES } from '#domain/catalogue/process.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { OfferCard } from '../../product/offers/offer-card.tsx';
import { offerFromMaterial } from '../../product/offers/offers.ts';
import type { MaterialConfiguration } from '../../stores/shop-draft-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ColorSwatch } from '../../ui/display/color-swatch.tsx';
import { Check } from '../../ui/forms/form.tsx';
import { IconTrash } from '../../ui/icons/part-icons.tsx';
import { Card, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import styles from './my-materials.module.css';
import { texts } from './texts.ts';

const BEGIN = { padding: '0 0.9rem 0.6rem' } as const;

interface MaterialCardProps {
  readonly configuration: MaterialConfiguration;
  /** Without the ways to change it. */
  readonly isReadOnly: boolean;
  /** Null: an own material that is offered as it is published, and changed with the prices. */
  readonly onRemove: (() => void) | null;
  /** Makes it what customers begin with, or no longer. */
  readonly onDefault?: (isDefault: boolean) => void;
}

/** One offered material: what it is, in which colours and finishes, and the ways to change or drop it. */
export function MaterialCard({ configuration, isReadOnly, onRemove, onDefault }: MaterialCardProps) {
  const { material, colors, finishes, isDefault = false } = configuration;
  return (
    <Card as="article" p="none" gap="none" className={styles['card']} aria-label={material.name}>
      <OfferCard offer={offerFromMaterial(material)} />
      <Stack as="dl" size="xs" className={styles['facts']}>
        <dt>{texts.colors}</dt>
        <Row as="dd" className={styles['colors']}>
          {colors.map(({ colorID, name, rgb, alpha }) => (
            <Row as="span" nowrap key={colorID}>
              <ColorSwatch rgb={rgb} alpha={alpha} />
              {sayOffer(name)}
            </Row>
          ))}
        </Row>
        <dt>{texts.finishes}</dt>
        <dd>{finishes.map(({ name }) => sayOffer(name)).join(', ')}</dd>
      </Stack>
      {isReadOnly && isDefault ? (
        <Text size="sm" weight={500} tone="accent" style={BEGIN}>
          {texts.begin}
        </Text>
      ) : null}
      {isReadOnly || onDefault === undefined ? null : (
        <div style={BEGIN}>
          <Check
            label={texts.begin}
            aria-label={texts.beginLabel(material.name)}
            checked={isDefault}
            onChange={({ currentTarget }) => onDefault(currentTarget.checked)}
          />
        </div>
      )}
      {isReadOnly ? null : (
        <Row nowrap justify="between" style={{ padding: '0 0.5rem 0.6rem 0.9rem' }}>
          {onRemove === null ? (
            <OwnControls configuration={configuration} />
          ) : (
            <>
              <LinkButton
                to="/msp/material-configurator"
                search={{ material: material.materialID }}
                variant="default"
                size="xs"
                aria-label={texts.editLabel(material.name)}
              >
                {texts.edit}
              </LinkButton>
              <ActionIcon aria-label={texts.removeLabel(material.name)} onClick={onRemove}>
                <IconTrash size={18} stroke={1.6} aria-hidden />
              </ActionIcon>
            </>
          )}
        </Row>
      )}
    </Card>
  );
}

function OwnControls({ configuration: { material } }: { configuration: MaterialConfiguration }) {
  const process = PROCESS_CODES.find((code) => PROCESS_NAMES[code] === material.process) ?? 'FDM';
  return (
    <>
      <LinkButton
        to="/msp/pricing"
        search={{ section: 'materials', process }}
        flex="none"
        variant="default"
        size="xs"
        aria-label={texts.editLabel(material.name)}
      >
        {texts.edit}
      </LinkButton>
      <Text as="span" size="xs" tone="dim">
        {texts.own}
      </Text>
    </>
  );
}
