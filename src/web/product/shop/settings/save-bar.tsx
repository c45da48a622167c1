import { Button } from '@mantine/core';
import { IconCircleCheck, IconPencil } from '../../../ui/icons/more-icons.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { usePortalStore } from '../portal-store.ts';
import { saveStateOf, useShop } from '../shop.ts';
import { saveShop } from './save-shop.ts';
import { texts } from './save-texts.ts';

/** Save, and whether there is anything to save; nothing where it could not be loaded what that would replace. */
export function SaveBar({ onSave = saveShop }: { onSave?: () => Promise<void> }) {
  const shop = useShop();
  const { entry, isSaving } = usePortalStore();
  if (entry === 'failed') return null;
  const state = entry === 'loading' ? 'nothing-yet' : saveStateOf(shop);
  const Icon = state === 'saved' ? IconCircleCheck : IconPencil;
  return (
    <Row gap={state === 'nothing-yet' ? 'none' : 'md'}>
      <Row as="span" nowrap gap="xs" size="base" tone={state === 'unsaved' ? 'review' : 'dim'} data-state={state} role="status">
        {state === 'nothing-yet' ? null : (
          <>
            <Icon size={17} stroke={1.6} aria-hidden />
            {texts.states[state]}
          </>
        )}
      </Row>
      <Button loading={isSaving} disabled={entry === 'loading'} onClick={() => void onSave()}>
        {texts.save}
      </Button>
    </Row>
  );
}
