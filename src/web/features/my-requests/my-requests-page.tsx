import { useEffect } from 'react';
import { useSearch } from '../../navigation/router-view.tsx';
import { useCustomerSessionStore } from '../../stores/customer-session-store.ts';
import { adoptProvider, readMspId, useProviderId } from '../../stores/msp-store.ts';
import { OwnRequests } from './own-requests.tsx';
import { ProveAddress } from './prove-address.tsx';

/** /my-requests: everything that somebody sent to the shop, once a code from their mail has proved who asks. */
export function MyRequestsPage() {
  const addressed = readMspId(useSearch('/my-requests').msp_id);
  const acting = useProviderId();
  // Mails lead here, to whichever shop they came from.
  useEffect(() => {
    if (addressed !== undefined) adoptProvider(addressed);
  }, [addressed]);
  const mspID = addressed ?? acting;
  const session = useCustomerSessionStore((store) => store.session);
  if (session === null || session.mspID !== mspID) return <ProveAddress mspID={mspID} />;
  return <OwnRequests key={session.token} token={session.token} mspID={mspID} />;
}
