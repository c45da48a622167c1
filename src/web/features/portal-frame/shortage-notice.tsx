import { useShortage } from '../../api/use-shortage.ts';
import { Alert } from '../../ui/layout/alert.tsx';
import { texts } from './texts.ts';

/** Says so while the server takes no uploads and requests for want of something. */
export function ShortageNotice() {
  const shortage = useShortage();
  return shortage === null ? null : <Alert type="warning" text={texts.shortages[shortage]} />;
}
