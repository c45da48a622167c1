import { Button } from '@mantine/core';
import { useState } from 'react';
import { getBusiness } from '#contract/api/shop/get-business.ts';
import { saveBusiness } from '#contract/api/shop/save-business.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { Business } from '#domain/shop/business.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswers } from '../../api/use-answers.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useHasShop } from '../../product/shop/portal-store.ts';
import { ShopPage } from '../../product/shop/shop-page.tsx';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { BusinessForm } from './business-form.tsx';
import { texts } from './texts.ts';

/** /msp/business: what a shop's papers say of it. */
export function BusinessPage() {
  const hasShop = useHasShop();
  const query = useApiQuery(getBusiness, {}, { enabled: hasShop === true, staleTime: 0, gcTime: 0, refetchOnReconnect: false });
  return (
    <ShopPage
      title={texts.title}
      lead={texts.lead}
      above={<AnchorLink to="/msp/invoices">{texts.back}</AnchorLink>}
      noShop={texts.noShop}
      query={query}
      loading={texts.loading}
      failed={texts.failed}
    >
      {(answer) => <LegalData key={answer.revision} answer={answer} />}
    </ShopPage>
  );
}

function LegalData({ answer: { settings, revision, role } }: { answer: ResponseOf<typeof getBusiness> }) {
  const answers = useAnswers();
  const [current, setCurrent] = useState(revision);
  const [isSaved, setIsSaved] = useState(false);
  const { run, isPending, failure, problem, dismiss } = useAction(saveBusiness);
  const save = async (wanted: Business) => {
    const answer = await run({ settings: { ...wanted, bank: { ...wanted.bank } }, revision: current });
    if (answer?.success !== true) return;
    setCurrent(answer.revision);
    setIsSaved(true);
  };
  return (
    <>
      {role === 'owner' ? null : <Alert type="info" text={texts.readOnly} />}
      <BusinessForm
        business={settings}
        isReadOnly={role !== 'owner'}
        isBusy={isPending}
        onSave={(wanted) => void save(wanted)}
        onChange={() => {
          setIsSaved(false);
          dismiss();
        }}
      >
        {isSaved ? <Alert type="success" text={texts.saved} /> : null}
        {problem === null ? null : (
          <Alert type="danger" text={problem}>
            {failure?.isStale === true ? (
              <div>
                <Button size="xs" variant="default" onClick={() => void answers.askAgain(getBusiness)}>
                  {texts.reload}
                </Button>
              </div>
            ) : null}
          </Alert>
        )}
      </BusinessForm>
    </>
  );
}
