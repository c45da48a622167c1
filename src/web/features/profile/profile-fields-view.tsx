import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { imageUrl } from '../../api/files/image-url.ts';
import { useSendPicture } from '../../api/files/use-send-picture.ts';
import { PictureButton } from '../../product/parts/picture-button.tsx';
import type { ProfileErrors } from '../../product/shop/check-profile.ts';
import { type ProfileField, readField } from '../../product/shop/profile-fields.ts';
import { texts as providerTexts } from '../../product/shop/texts.ts';
import type { ShopProfile } from '../../stores/shop-draft-store.ts';
import { FieldSet } from '../../ui/forms/form.tsx';
import { Grid, Heading, Note, Row } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

interface ProfileFieldsProps {
  readonly profile: ShopProfile;
  /** Left out, the fields can only be read. */
  readonly editing?: {
    /** Those that are to be seen by now. */
    readonly errors: ProfileErrors;
    readonly change: (field: ProfileField, value: string) => void;
    readonly leave: (field: ProfileField) => void;
  };
}

interface FieldSpec {
  readonly field: ProfileField;
  readonly type?: 'url' | 'email';
  readonly autoComplete: string;
  readonly isWide?: boolean;
}

const GROUPS: readonly { readonly title: string; readonly fields: readonly FieldSpec[] }[] = [
  {
    title: texts.organization,
    fields: [
      { field: 'name', autoComplete: 'organization', isWide: true },
      { field: 'website', type: 'url', autoComplete: 'url' },
      { field: 'logo', type: 'url', autoComplete: 'off' },
    ],
  },
  {
    title: texts.contact,
    fields: [
      { field: 'contactEmail', type: 'email', autoComplete: 'email' },
      { field: 'ordersEmail', type: 'email', autoComplete: 'off' },
    ],
  },
  {
    title: texts.address,
    fields: [
      { field: 'address.line1', autoComplete: 'address-line1' },
      { field: 'address.line2', autoComplete: 'address-line2' },
      { field: 'address.city', autoComplete: 'address-level2' },
      { field: 'address.state', autoComplete: 'address-level1' },
      { field: 'address.postalCode', autoComplete: 'postal-code' },
      { field: 'address.country', autoComplete: 'country-name' },
    ],
  },
];
const DEMO_PROFILE: ShopProfile = { ...DEMO_PROVIDER, logo: DEMO_PROVIDER.logoUrl };
const HINTS: Partial<Record<ProfileField, string>> = texts.hints;

/** The form's text fields in their groups. */
export function ProfileFields({ profile, editing }: ProfileFieldsProps) {
  return GROUPS.map(({ title, fields }) => (
    <FieldSet plain key={title} legend={<Heading as="span">{title}</Heading>}>
      <Grid least="18rem">
        {fields.map(({ field, type = 'text', autoComplete, isWide = false }) => (
          <div key={field} style={isWide ? { gridColumn: '1 / -1' } : undefined}>
            <TextInput
              name={field}
              type={type}
              label={providerTexts.fields[field]}
              description={editing === undefined ? undefined : HINTS[field]}
              required={editing !== undefined}
              readOnly={editing === undefined}
              autoComplete={editing === undefined ? 'off' : autoComplete}
              value={readField(profile, field)}
              error={editing?.errors[field]}
              onChange={(event) => editing?.change(field, event.currentTarget.value)}
              onBlur={() => editing?.leave(field)}
            />
            {editing !== undefined && isDemos(field, readField(profile, field)) ? (
              <Note as="div" mt="xxs" tone="review">
                {texts.demos}
              </Note>
            ) : null}
            {field === 'logo' && editing !== undefined ? <LogoUpload onUploaded={(address) => editing.change('logo', address)} /> : null}
          </div>
        ))}
      </Grid>
    </FieldSet>
  ));
}

/** Whether a field still says what the demonstration does, at whose addresses nobody reads. */
function isDemos(field: ProfileField, value: string): boolean {
  return value !== '' && value === readField(DEMO_PROFILE, field);
}

const words = texts.logo;

/** Puts a logo on the server itself, so that quotes can show it; what is typed as its address is replaced. */
function LogoUpload({ onUploaded }: { onUploaded: (address: string) => void }) {
  const [isSent, setIsSent] = useState(false);
  const { send, isPending, failure } = useSendPicture((image) => {
    setIsSent(true);
    onUploaded(new URL(imageUrl(image), window.location.href).href);
  });
  const refused = failure === null ? null : (failure.serverMessage ?? words.failed);
  return (
    <Row mt="xs" tone="dim" size="sm">
      <PictureButton text={words.upload} label={words.upload} isSending={isPending} onChoose={send} />
      <span role="status">{refused ?? (isSent ? words.uploaded : '')}</span>
    </Row>
  );
}
