import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { AskDialog } from '../../product/desk/ask-dialog.tsx';
import { checkProfile, faultyFields } from '../../product/shop/check-profile.ts';
import { useIsMember, usePortalStore } from '../../product/shop/portal-store.ts';
import { type ProfileField, writeField } from '../../product/shop/profile-fields.ts';
import { SaveBar } from '../../product/shop/settings/save-bar.tsx';
import { saveShop } from '../../product/shop/settings/save-shop.ts';
import { changeShop, profileOf, useShop } from '../../product/shop/shop.ts';
import type { ShopProfile } from '../../stores/shop-draft-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { focusField } from '../../ui/forms/focus-field.ts';
import { Alert } from '../../ui/layout/alert.tsx';
import { Card, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState, Placeholder } from '../../ui/layout/placeholder.tsx';
import { AccentField } from './accent-field.tsx';
import { ProfileFields } from './profile-fields-view.tsx';
import { texts } from './texts.ts';

/** /msp/profile: the organization's profile, kept as it is typed and registered by Save. */
export function ProfilePage() {
  const shop = useShop();
  const profile = profileOf(shop);
  const entry = usePortalStore((store) => store.entry);
  const lacksFields = usePortalStore((store) => store.outcome?.kind === 'incomplete');
  const isMember = useIsMember();
  const [left, setLeft] = useState<ReadonlySet<ProfileField>>(new Set());
  const form = useRef<HTMLFormElement>(null);

  // A Save from elsewhere that failed for want of something leads here: show at once what it is.
  const [isChecked, setIsChecked] = useState(lacksFields);
  useEffect(() => {
    if (lacksFields) setIsChecked(true);
  }, [lacksFields]);

  const errors = checkProfile(profile);
  const shown = Object.fromEntries(Object.entries(errors).filter(([field]) => isChecked || left.has(field as ProfileField)));
  const change = (next: typeof profile) => changeShop({ profile: next });

  const save = async () => {
    const [first] = faultyFields(profile);
    await saveShop();
    focusField(form.current, first);
  };

  // An empty form would pass for what is registered. Above the page is the way to try again.
  if (shop.profile === null && entry !== 'ready') {
    return (
      <Page title={texts.title} lead={texts.lead}>
        {entry === 'loading' ? <Placeholder label={texts.loading} rows={3} /> : null}
      </Page>
    );
  }
  if (isMember) return <ShownProfile profile={shop.profile} />;
  return (
    <Page title={texts.title} lead={texts.lead} above={<ToStorefront />} actions={<SaveBar onSave={save} />}>
      <Stack
        as="form"
        ref={form}
        gap="xl"
        style={{ maxWidth: '46rem' }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ProfileFields
          profile={profile}
          editing={{
            errors: shown,
            change: (field, value) => change(writeField(profile, field, value)),
            leave: (field) => setLeft(new Set([...left, field])),
          }}
        />
        <AccentField color={profile.accentColor} onChange={(accentColor) => change({ ...profile, accentColor })} />
        <InstantQuotesSwitch
          isOn={profile.generateInstantQuotes}
          onChange={(generateInstantQuotes) => change({ ...profile, generateInstantQuotes })}
        />
        <Row justify="end">
          <SaveBar onSave={save} />
        </Row>
        <input type="submit" hidden />
      </Stack>
    </Page>
  );
}

function ToStorefront() {
  return <AnchorLink to="/msp/storefront">{texts.toStorefront}</AnchorLink>;
}

/** For those who may not change it; null where no owner has saved any. */
function ShownProfile({ profile }: { profile: ShopProfile | null }) {
  const { title, lead, readOnly, nobodys } = texts.member;
  return (
    <Page title={texts.title} lead={lead} above={<ToStorefront />}>
      {profile === null ? (
        <EmptyState title={title}>{nobodys}</EmptyState>
      ) : (
        <Stack gap="xl" style={{ maxWidth: '46rem' }}>
          <Alert type="info" text={readOnly} />
          <ProfileFields profile={profile} />
          <AccentField color={profile.accentColor} />
          <InstantQuotesSwitch isOn={profile.generateInstantQuotes} />
        </Stack>
      )}
    </Page>
  );
}

/** Whether customers see prices at once or wait for a person, which is asked about first; without `onChange` it can only be read. */
function InstantQuotesSwitch({ isOn, onChange }: { isOn: boolean; onChange?: (isOn: boolean) => void }) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { ask } = texts.instant;
  return (
    <Card>
      <Switch
        size="md"
        name="generateInstantQuotes"
        label={
          <Text as="span" weight={600}>
            {texts.instant.label}
          </Text>
        }
        aria-label={texts.instant.label}
        aria-describedby={id}
        description={<span id={id}>{isOn ? texts.instant.on : texts.instant.off}</span>}
        checked={isOn}
        disabled={onChange === undefined}
        onChange={(event) => (event.currentTarget.checked ? onChange?.(true) : setIsAsking(true))}
      />
      <AskDialog
        opened={isAsking}
        title={ask.title}
        text={ask.text}
        cancel={ask.cancel}
        button={ask.confirm}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onChange?.(false);
        }}
      />
    </Card>
  );
}
