import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { getInstantOrders } from '#contract/api/shop/get-instant-orders.ts';
import { saveInstantOrders } from '#contract/api/shop/save-instant-orders.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { MOST_INSTANT_MICROS } from '#contract/shop/instant-orders.ts';
import { amountFromMicros, microsFromAmount } from '#domain/money/money.ts';
import { MAX_QUANTITY } from '#domain/part/quantity.ts';
import { useAction } from '../../../api/use-action.ts';
import { useAnswers } from '../../../api/use-answers.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { Check, FieldSet, unitProps } from '../../../ui/forms/form.tsx';
import { parseFigure, writeFigure } from '../../../ui/forms/parse-figure.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Answered } from '../../../ui/layout/answered.tsx';
import { Grid, Hint, Stack } from '../../../ui/layout/layout.tsx';
import { texts } from './instant-texts.ts';
import { texts as pageTexts } from './texts.ts';

type Answer = ResponseOf<typeof getInstantOrders>;

/** Up to where orders at the instant price need no look of the shop. */
export function InstantOrders() {
  const query = useApiQuery(getInstantOrders, {}, { staleTime: 0, gcTime: 0, refetchOnReconnect: false });
  if (query.data === undefined) return <Answered query={query} loading={texts.loading} failed={texts.failed} height={120} />;
  return <InstantOrdersForm key={query.data.revision} answer={query.data} />;
}

function InstantOrdersForm({ answer: { settings, revision, role, currency, materials } }: { answer: Answer }) {
  const answers = useAnswers();
  const form = useRef<HTMLFormElement>(null);
  const [current, setCurrent] = useState(revision);
  const [isSaved, setIsSaved] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [isOn, setIsOn] = useState(settings.isOn);
  const [amount, setAmount] = useState(writeFigure(amountFromMicros(settings.mostMicros)));
  const [pieces, setPieces] = useState(String(settings.mostPieces));
  const [chosen, setChosen] = useState<readonly string[]>(settings.materialIds);
  const [isAll, setIsAll] = useState(settings.materialIds.length === 0);
  const { run, isPending, failure, problem, dismiss } = useAction(saveInstantOrders);
  const isReadOnly = role !== 'owner';
  const figure = parseFigure(amount);
  const mostMicros = figure.kind === 'figure' ? microsFromAmount(figure.value) : Number.NaN;
  const mostPieces = /^\s*\d{1,6}\s*$/.test(pieces) ? Number(pieces) : 0;
  const problems = {
    amount: mostMicros >= 0 && mostMicros <= MOST_INSTANT_MICROS ? null : texts.badAmount,
    pieces: mostPieces >= 1 && mostPieces <= MAX_QUANTITY ? null : texts.badPieces(MAX_QUANTITY),
    materials: isAll || chosen.length > 0 ? null : texts.noMaterial,
  };
  const change = () => {
    setIsSaved(false);
    dismiss();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const faulty = (['amount', 'pieces', 'materials'] as const).find((name) => problems[name] !== null);
    if (faulty !== undefined) return focusField(form.current, faulty);
    const wanted = { isOn, mostMicros, mostPieces, materialIds: isAll ? [] : [...chosen] };
    const answer = await run({ settings: wanted, revision: current });
    if (answer?.success !== true) return;
    setCurrent(answer.revision);
    setIsSaved(true);
  };
  return (
    <Stack
      as="form"
      ref={form}
      gap="lg"
      mt="xl"
      style={{ maxWidth: '44rem' }}
      noValidate
      onSubmit={(event) => void save(event)}
      onChange={change}
    >
      <FieldSet legend={texts.heading}>
        <Check label={texts.isOn} checked={isOn} disabled={isReadOnly} onChange={(event) => setIsOn(event.currentTarget.checked)} />
        <Hint>{texts.help}</Hint>
        {isOn ? (
          <>
            <Grid least="15rem">
              <TextInput
                name="amount"
                label={texts.amount}
                description={texts.amountHelp}
                inputMode="decimal"
                autoComplete="off"
                readOnly={isReadOnly}
                {...unitProps(currency)}
                value={amount}
                error={isTried ? problems.amount : null}
                onChange={(event) => setAmount(event.currentTarget.value)}
              />
              <TextInput
                name="pieces"
                label={texts.pieces}
                description={texts.piecesHelp}
                inputMode="numeric"
                autoComplete="off"
                readOnly={isReadOnly}
                value={pieces}
                error={isTried ? problems.pieces : null}
                onChange={(event) => setPieces(event.currentTarget.value)}
              />
            </Grid>
            <Check
              name="materials"
              label={texts.allMaterials}
              checked={isAll}
              disabled={isReadOnly}
              onChange={(event) => setIsAll(event.currentTarget.checked)}
            />
            {isAll ? null : (
              <Grid least="14rem" fill gap="xs" role="group" aria-label={texts.materials}>
                {materials.map(({ materialID, name }) => (
                  <Check
                    key={materialID}
                    label={name}
                    checked={chosen.includes(materialID)}
                    disabled={isReadOnly}
                    onChange={(event) =>
                      setChosen(event.currentTarget.checked ? [...chosen, materialID] : chosen.filter((id) => id !== materialID))
                    }
                  />
                ))}
              </Grid>
            )}
            {isTried && problems.materials !== null ? <Alert type="danger" text={problems.materials} /> : null}
          </>
        ) : null}
      </FieldSet>
      {isSaved ? <Alert type="success" text={pageTexts.saved} /> : null}
      {problem === null ? null : (
        <Alert type="danger" text={problem}>
          {failure?.isStale === true ? (
            <div>
              <Button size="xs" variant="default" onClick={() => void answers.askAgain(getInstantOrders)}>
                {pageTexts.reload}
              </Button>
            </div>
          ) : null}
        </Alert>
      )}
      {isReadOnly ? null : (
        <div>
          <Button type="submit" variant="default" loading={isPending}>
            {texts.save}
          </Button>
        </div>
      )}
    </Stack>
  );
}
