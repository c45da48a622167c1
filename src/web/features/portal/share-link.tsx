import { CopyField } from '../../ui/copy-field.tsx';
import { shareAddress } from './share-address.ts';

/** The address at which customers ask this provider for quotes, to be copied. */
export function ShareLink({ mspID }: { mspID: string }) {
  return <CopyField label="Your quoting link" value={shareAddress(mspID)} />;
}
