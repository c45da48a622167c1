import { useEffect, useRef, useState } from 'react';
import { type OrganisationProfile, useOrganisationProfileStore } from '../../../stores/organisation-profile-store.ts';
import { Alert } from '../../../ui/alert.tsx';
import { focusField } from '../../../ui/focus-field.ts';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, Placeholder } from '../../../ui/placeholder.tsx';
import { checkProfile, faultyFields } from '../provider/check-profile.ts';
import { profileOf, useLocalProvider } from '../provider/local-provider.ts';
import { useIsMember, usePortalStore } from '../provider/portal-store.ts';
import { type ProfileField, writeField } from '../provider/profile-fields.ts';
import { SaveBar } from '../provider/save-bar.tsx';
import { saveProvider } from '../provider/save-provider.ts';
import { InstantQuotesSwitch } from './instant-quotes-switch.tsx';
import { ProfileFields } from './profile-fields-view.tsx';
import styles from './profile-page.module.css';
import { texts } from './texts.ts';

/** /msp/profile: the organization's profile, kept as it is typed and registered by Save. */
export function ProfilePage() {
  const local = useLocalProvider();
  const profile = profileOf(local);
  const isLoading = usePortalStore((store) => store.entry === 'loading') && local.account.profile === null;
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
  const change = (next: typeof profile) => useOrganisationProfileStore.getState().changeAccount(local.userID, { profile: next });

  const save = async () => {
    const [first] = faultyFields(profile);
    await saveProvider();
    focusField(form.current, first);
  };

  if (isLoading) {
    return (
      <Page title={texts.title} lead={texts.lead}>
        <Placeholder label={texts.loading} rows={3} />
      </Page>
    );
  }
  if (isMember) return <ShownProfile profile={local.account.profile} />;
  return (
    <Page title={texts.title} lead={texts.lead} actions={<SaveBar onSave={save} />}>
      <form
        ref={form}
        className={styles['form']}
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
        <InstantQuotesSwitch
          isOn={profile.generateInstantQuotes}
          onChange={(generateInstantQuotes) => change({ ...profile, generateInstantQuotes })}
        />
        <div className={styles['end']}>
          <SaveBar onSave={save} />
        </div>
        <input type="submit" hidden />
      </form>
    </Page>
  );
}

/** For those who may not change it; null where no owner has saved any. */
function ShownProfile({ profile }: { profile: OrganisationProfile | null }) {
  const { title, lead, readOnly, nobodys } = texts.member;
  return (
    <Page title={texts.title} lead={lead}>
      {profile === null ? (
        <EmptyState title={title}>{nobodys}</EmptyState>
      ) : (
        <div className={styles['form']}>
          <Alert type="info" text={readOnly} />
          <ProfileFields profile={profile} />
          <InstantQuotesSwitch isOn={profile.generateInstantQuotes} />
        </div>
      )}
    </Page>
  );
}
