import { ActionIcon, Loader, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { WireGoldenPart } from '#contract/schemas/pricing.ts';
import { sayFinding } from '#domain/sentences/findings.ts';
import { formatPrice, Price } from '../../../product/prices/price.tsx';
import { IconChevronUp, IconPencil } from '../../../ui/icons/more-icons.tsx';
import { IconChevronDown, IconTrash } from '../../../ui/icons/part-icons.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Card, Heading, Hint, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { Pricing } from '../card/draft-state.ts';
import { findFinishName, findMaterialName } from '../card/own-things.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { isPending, priceOf, showDifference, type Trial } from './compare-receipts.ts';
import { ReceiptComparison } from './receipt-comparison.tsx';
import { texts } from './texts.ts';

interface TrialTableProps {
  readonly pricing: Pricing;
  readonly trials: readonly { readonly id: string; readonly published: Trial; readonly draft: Trial | null }[];
  readonly isTrying: boolean;
  readonly onEdit: (part: WireGoldenPart) => void;
  readonly onRemove: (id: string) => void;
}

/** What both cards make of each golden part, and how that came about. */
export function TrialTable({ pricing, trials, isTrying, ...acts }: TrialTableProps) {
  return (
    <>
      <VisuallyHidden role="status">{isTrying ? texts.trying : ''}</VisuallyHidden>
      <Stack as="ul" gap="sm" aria-label={texts.table}>
        {pricing.goldenParts.map((part) => (
          <TrialItem
            key={part.id}
            part={part}
            trial={trials.find(({ id }) => id === part.id)}
            pricing={pricing}
            isTrying={isTrying}
            {...acts}
          />
        ))}
      </Stack>
    </>
  );
}

interface TrialItemProps extends Omit<TrialTableProps, 'trials'> {
  readonly part: WireGoldenPart;
  readonly trial: TrialTableProps['trials'][number] | undefined;
}

/** One golden part: what it is, its prices, and its receipts when they are asked for. */
function TrialItem({ part, trial, pricing, isTrying, onEdit, onRemove }: TrialItemProps) {
  const { card, isReadOnly } = useCardEditor();
  const [isOpened, setIsOpened] = useState(false);
  const Chevron = isOpened ? IconChevronUp : IconChevronDown;
  return (
    <Card as="li" gap="sm">
      <Row nowrap justify="between" align="start">
        <Stack gap="xxs">
          <Heading as="h3" size="md">
            {part.name}
          </Heading>
          <Hint size="xs">
            {texts.pieces(part.quantity)} · {findMaterialName(card, part.materialID)} · {findFinishName(card, part.finishID)}
          </Hint>
        </Stack>
        <Row nowrap gap="xxs">
          {isReadOnly ? null : (
            <>
              <IconButton label={texts.edit(part.name)} icon={IconPencil} onClick={() => onEdit(part)} />
              <IconButton label={texts.remove(part.name)} icon={IconTrash} onClick={() => onRemove(part.id)} />
            </>
          )}
          <IconButton
            label={isOpened ? texts.hide(part.name) : texts.compare(part.name)}
            icon={Chevron}
            isExpanded={isOpened}
            onClick={() => setIsOpened(!isOpened)}
          />
        </Row>
      </Row>
      <TrialFigures part={part} trial={trial} pricing={pricing} isTrying={isTrying} />
      {isOpened && trial !== undefined ? <ReceiptComparison name={part.name} published={trial.published} draft={trial.draft} /> : null}
    </Card>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly icon: typeof IconPencil;
  readonly isExpanded?: boolean;
  readonly onClick: () => void;
}

function IconButton({ label, icon: Icon, isExpanded, onClick }: IconButtonProps) {
  return (
    <ActionIcon aria-label={label} aria-expanded={isExpanded} onClick={onClick}>
      <Icon size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}

/** The prices by both cards, what the draft changes, and how far off the right price they are. */
function TrialFigures({ part, trial, pricing, isTrying }: Omit<TrialItemProps, 'onEdit' | 'onRemove'>) {
  const currency = (pricing.draft?.card ?? pricing.card).currency;
  const [before, after] = [priceOf(trial?.published ?? null), priceOf(trial?.draft ?? null)];
  // Amounts in two currencies say nothing about each other.
  const difference = currency === pricing.card.currency ? showDifference(before, after) : null;
  const isSame = difference !== null && before === after;
  return (
    <Facts kind="above" label="8rem" weight={600}>
      <Fact label={texts.published}>
        <TrialPrice trial={trial?.published ?? null} currency={pricing.card.currency} isTrying={isTrying} />
      </Fact>
      {pricing.draft === null ? null : (
        <>
          <Fact label={texts.draft}>
            <TrialPrice trial={trial?.draft ?? null} currency={currency} isTrying={isTrying} />
          </Fact>
          <Fact label={texts.change}>
            <Text as="span" tone={difference === null || isSame ? undefined : 'review'}>
              {isSame ? texts.same : (difference ?? texts.none)}
            </Text>
          </Fact>
        </>
      )}
      {part.rightPrice === null ? null : (
        <>
          <Fact label={texts.right}>{formatPrice(part.rightPrice, currency)}</Fact>
          <Fact label={texts.off}>{showDifference(part.rightPrice, after ?? before) ?? texts.none}</Fact>
        </>
      )}
    </Facts>
  );
}

/** A unit price, that it is still worked out, or why there is none. */
function TrialPrice({ trial, currency, isTrying }: { trial: Trial | null; currency: string; isTrying: boolean }) {
  if (trial === null) return isTrying ? <Pending /> : texts.none;
  if (isPending(trial)) return <Pending />;
  const price = priceOf(trial);
  if (price !== null) return <Price value={price} currency={currency} />;
  return (
    <Text as="span" size="xs" weight={400}>
      {trial.refusal ?? trial.line?.reviewReasons.map(sayFinding).join(' ') ?? texts.none}
    </Text>
  );
}

function Pending() {
  return (
    <Row as="span" gap="xs" size="xs" weight={400} tone="dim">
      <Loader size={13} color="gray" aria-hidden />
      {texts.pending}
    </Row>
  );
}
