import { ActionIcon, Loader, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { WireGoldenPart } from '#contract/pricing.ts';
import { formatPrice, Price } from '../../../../ui/price.tsx';
import { findFinishName, findMaterialName } from '../card/own-things.ts';
import type { Pricing } from '../draft/pricing.ts';
import { useCardEditor } from '../fields/card-editor.ts';
import { isPending, priceOf, showDifference, type Trial } from './compare-receipts.ts';
import styles from './golden-parts.module.css';
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
export function TrialTable({ pricing, trials, isTrying, onEdit, onRemove }: TrialTableProps) {
  const { card, isReadOnly } = useCardEditor();
  const [opened, setOpened] = useState<string | null>(null);
  const currency = (pricing.draft?.card ?? pricing.card).currency;
  return (
    <>
      <VisuallyHidden role="status">{isTrying ? texts.trying : ''}</VisuallyHidden>
      <ul className={styles['trials']} aria-label={texts.table}>
        {pricing.goldenParts.map((part) => {
          const trial = trials.find(({ id }) => id === part.id);
          const isOpened = opened === part.id;
          const [before, after] = [priceOf(trial?.published ?? null), priceOf(trial?.draft ?? null)];
          // Amounts in two currencies say nothing about each other.
          const difference = currency === pricing.card.currency ? showDifference(before, after) : null;
          return (
            <li key={part.id} className={styles['trial']}>
              <div className={styles['head']}>
                <div className={styles['words']}>
                  <h3>{part.name}</h3>
                  <p>
                    {texts.pieces(part.quantity)} · {findMaterialName(card, part.materialID)} · {findFinishName(card, part.finishID)}
                  </p>
                </div>
                <div className={styles['controls']}>
                  {isReadOnly ? null : (
                    <>
                      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.edit(part.name)} onClick={() => onEdit(part)}>
                        <IconPencil size={18} stroke={1.6} aria-hidden />
                      </ActionIcon>
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size="lg"
                        aria-label={texts.remove(part.name)}
                        onClick={() => onRemove(part.id)}
                      >
                        <IconTrash size={18} stroke={1.6} aria-hidden />
                      </ActionIcon>
                    </>
                  )}
                  <UnstyledButton
                    className={styles['open'] ?? ''}
                    aria-expanded={isOpened}
                    aria-label={isOpened ? texts.hide(part.name) : texts.compare(part.name)}
                    onClick={() => setOpened(isOpened ? null : part.id)}
                  >
                    <IconChevronDown size={18} stroke={1.6} aria-hidden />
                  </UnstyledButton>
                </div>
              </div>
              <dl className={styles['figures']}>
                <Figure label={texts.published}>
                  <TrialPrice trial={trial?.published ?? null} currency={pricing.card.currency} isTrying={isTrying} />
                </Figure>
                {pricing.draft === null ? null : (
                  <>
                    <Figure label={texts.draft}>
                      <TrialPrice trial={trial?.draft ?? null} currency={currency} isTrying={isTrying} />
                    </Figure>
                    <Figure label={texts.change} mark={difference !== null && difference !== '0 %'}>
                      {difference === '0 %' ? texts.same : (difference ?? texts.none)}
                    </Figure>
                  </>
                )}
                {part.rightPrice === null ? null : (
                  <>
                    <Figure label={texts.right}>{formatPrice(part.rightPrice, currency)}</Figure>
                    <Figure label={texts.off}>{showDifference(part.rightPrice, after ?? before) ?? texts.none}</Figure>
                  </>
                )}
              </dl>
              {isOpened && trial !== undefined ? (
                <ReceiptComparison name={part.name} published={trial.published} draft={trial.draft} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Figure({ label, mark = false, children }: { label: string; mark?: boolean; children: ReactNode }) {
  return (
    <div data-marked={mark || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A unit price, that it is still worked out, or why there is none. */
function TrialPrice({ trial, currency, isTrying }: { trial: Trial | null; currency: string; isTrying: boolean }) {
  if (trial === null) return isTrying ? <Pending /> : texts.none;
  if (isPending(trial)) return <Pending />;
  const price = priceOf(trial);
  if (price !== null) return <Price value={price} currency={currency} />;
  return <span className={styles['refusal']}>{trial.refusal ?? trial.line?.reviewReasons.join(' ') ?? texts.none}</span>;
}

function Pending() {
  return (
    <span className={styles['pending']}>
      <Loader size={13} color="gray" aria-hidden />
      {texts.pending}
    </span>
  );
}
