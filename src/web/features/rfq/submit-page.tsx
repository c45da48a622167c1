import { useState } from 'react';
import { getName } from '#contract/calls/get-name.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import { type CallFailure, describeFailure } from '../../api/calls/call-failure.ts';
import { useAction } from '../../api/use-action.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useNavigate } from '../../navigation/router-view.tsx';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { readPurchase } from '../../product/cart/read-purchase.ts';
import { forgetSent } from '../../product/cart/sent-items.ts';
import { useCartOrder } from '../../product/cart/use-cart-order.ts';
import { useSendableItems } from '../../product/cart/use-sendable-items.ts';
import { waitForFiles } from '../../product/parts/sending-files.ts';
import { TermsNotice } from '../../product/purchase/terms-notice.tsx';
import { useProviderId } from '../../stores/msp-store.ts';
import type { ContactValues } from '../../stores/request-draft-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Row, Split, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState, Placeholder } from '../../ui/layout/placeholder.tsx';
import { composeRequest } from './compose-request.ts';
import { KeptFilesNotice, useKeptFiles } from './kept-files.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestSummary } from './request-summary.tsx';
import { texts } from './texts.ts';

/** /submit: sends the cart to the provider as a request for quote. */
export function SubmitPage() {
  const mspID = useProviderId();
  const items = useSendableItems(mspID);
  const order = useCartOrder(mspID, items);
  const provider = useApiQuery(getName, { mspID });
  const navigate = useNavigate();
  const [isSent, setIsSent] = useState(false);
  const [filesMissing, setFilesMissing] = useState<readonly string[]>([]);
  const { run, failure, dismiss } = useAction(submitRequest);
  const shop = provider.data?.manufacturingServiceProviderName ?? texts.providerFallback;
  const kept = useKeptFiles(mspID, items, order.order);

  const send = async (values: ContactValues, bait: string): Promise<CallFailure | null> => {
    const missing = await waitForFiles();
    setFilesMissing(missing);
    if (missing.length > 0) return describeFailure('files are missing');
    if (!(await kept.send())) return describeFailure('files were kept back');
    // A drawing that has arrived meanwhile stands in the cart by now.
    const ids = new Set(items.map(({ id }) => id));
    const sent = useCartStore.getState().items.filter(({ id }) => ids.has(id));
    const answer = await run(composeRequest({ mspID, items: sent, values, bait, purchase: readPurchase(order.order) }));
    if (answer?.success !== true) return answer;
    setIsSent(true);
    forgetSent(sent);
    const { confirmation, requestKey, requestNumber } = answer;
    await navigate({ to: '/thankyou', search: { msp_id: mspID }, state: { confirmation, requestKey, requestNumber }, replace: true });
    return null;
  };

  if (isSent) {
    return (
      <Page title={texts.title}>
        <Placeholder label={texts.processing} rows={1} />
      </Page>
    );
  }
  if (items.length === 0) {
    return (
      <Page title={texts.title}>
        <EmptyState title={texts.empty}>
          <LinkButton to="/upload" search={{ msp_id: mspID }}>
            {texts.uploadParts}
          </LinkButton>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={texts.title} lead={texts.lead(shop)}>
      <Split width="minmax(0, 0.74fr)" sticky gap="xl">
        <Stack gap="xl">
          {order.order?.instantOrder == null ? null : (
            <Alert type="info">
              <Text>{texts.orderNow}</Text>
              <Row>
                <LinkButton to="/order" search={{ msp_id: mspID }} variant="default">
                  {texts.toOrder}
                </LinkButton>
              </Row>
            </Alert>
          )}
          <RequestForm
            onSend={send}
            failure={failure}
            filesMissing={filesMissing}
            onDismiss={dismiss}
            terms={<TermsNotice mspID={mspID} shop={shop} />}
          >
            <KeptFilesNotice kept={kept} />
          </RequestForm>
        </Stack>
        <RequestSummary items={items} order={order} mspID={mspID} />
      </Split>
    </Page>
  );
}
