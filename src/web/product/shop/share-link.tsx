import { CopyField } from '../../ui/controls/copy-field.tsx';
import { texts } from './share-texts.ts';

/** Where customers start with a shop: `{host}/app/upload?msp_id={mspID}`. */
export function shareAddress(mspID: string): string {
  return `${location.origin}/app/upload?msp_id=${encodeURIComponent(mspID)}`;
}

/** The address at which customers ask this shop for quotes, to be copied. */
export function ShareLink({ mspID }: { mspID: string }) {
  return <CopyField label={texts.label} value={shareAddress(mspID)} />;
}
