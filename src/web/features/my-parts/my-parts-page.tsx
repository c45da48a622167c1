import { VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { getPartList } from '#contract/calls/get-part-list.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { MM_PER_UNIT } from '#domain/part/units.ts';
import { readConfig } from '../../api/calls/load-config.ts';
import { deskModelAddress } from '../../api/files/fetch-desk-file.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useSearch } from '../../navigation/router-view.tsx';
import { ModelDownload } from '../../product/desk/model-download.tsx';
import { PartFindings } from '../../product/parts/part-findings.tsx';
import { PartPicture } from '../../product/parts/part-picture.tsx';
import { usePortalStore } from '../../product/shop/portal-store.ts';
import { retentionTexts } from '../../product/shop/retention-texts.ts';
import { ShareLink } from '../../product/shop/share-link.tsx';
import { useShop } from '../../product/shop/shop.ts';
import { actingProviderId, readMspId } from '../../stores/msp-store.ts';
import { modelOfPart } from '../../stores/active-model-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { FileName } from '../../ui/display/file-name.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Card, Hint, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState, Placeholder } from '../../ui/layout/placeholder.tsx';
import { Cell, type Column, Line, NameCell, Rows } from '../../ui/layout/rows.tsx';
import { Toggle } from '../../ui/layout/toggle.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { type OrderKey, useOrdering } from '../../ui/layout/use-ordering.ts';

/** /msp/parts: what customers have uploaded to this provider. */
export function MyPartsPage() {
  const routeMspID = readMspId(useSearch('/msp/parts').msp_id);
  const own = useShop().mspID;
  const entry = usePortalStore((store) => store.entry);
  const retention = retentionTexts();
  const mspID = providerToList(routeMspID, own);
  const isWithout = hasNoProvider(routeMspID, own, entry);
  const { data: parts, isError, isFetching, refetch } = usePartList(mspID, entry !== 'loading' && !isWithout);

  if (isWithout) {
    return (
      <Page title={texts.title} lead={texts.lead}>
        <EmptyState title={texts.notRegistered.title}>
          <span>{texts.notRegistered.text}</span>
          <LinkButton to="/msp/profile">{texts.notRegistered.link}</LinkButton>
        </EmptyState>
      </Page>
    );
  }
  if (parts === undefined) {
    return (
      <Page title={texts.title} lead={texts.lead}>
        <Placeholder label={texts.loading} height={220} rows={1} />
        {isError ? <TryAgain text={texts.failed} onRetry={() => void refetch()} busy={isFetching} /> : null}
      </Page>
    );
  }
  if (parts.length === 0) {
    return (
      <Page title={texts.title} lead={texts.lead}>
        <Alert type="info">
          <Stack gap="sm">
            <strong>{texts.noData}</strong>
            <span>{texts.empty}</span>
            <span>{texts.tip(readConfig().appName)}</span>
            <ShareLink mspID={mspID} />
          </Stack>
        </Alert>
      </Page>
    );
  }
  return (
    <Page isWide title={texts.title} lead={texts.lead}>
      <Card mb="lg">
        <ShareLink mspID={mspID} />
      </Card>
      <Hint size="base" mb="sm">
        {texts.count(parts.length)}
        {retention === null ? null : ` · ${retention.ofProvider}`}
      </Hint>
      <PartTable parts={parts} />
    </Page>
  );
}

type Part = ResponseOf<typeof getPartList>['partList'][number];

const COLUMNS = [
  { name: 'Picture', width: '4.25rem', isQuiet: true },
  { name: 'Part', width: 'minmax(0, 1.2fr)', by: 'name' },
  { name: 'Size', width: '13rem', by: 'size' },
  { name: 'Findings', width: 'minmax(0, 1fr)', by: 'findings' },
  { name: 'File', width: '11rem', isQuiet: true },
] as const satisfies readonly Column[];

const KEYS: Readonly<Record<'name' | 'size' | 'findings', (part: Part) => OrderKey>> = {
  name: ({ filename }) => filename,
  size: ({ dimensions: { x, y, z }, unit }) => MM_PER_UNIT[unit] * Math.max(x, y, z),
  findings: ({ findings }) => findings.length,
};

/** Uploaded parts, a line each. */
function PartTable({ parts }: { readonly parts: readonly Part[] }) {
  const { ordered, ordering } = useOrdering(parts, KEYS);
  return (
    <Rows label={texts.title} columns={COLUMNS} ordering={ordering}>
      {ordered.map((part) => (
        <PartLine key={part.id} part={part} />
      ))}
    </Rows>
  );
}

function PartLine({ part }: { readonly part: Part }) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { filename, image, dimensions, unit, findings } = part;
  const download = <ModelDownload address={deskModelAddress(part.internalFilename)} filename={filename} isShared={part.isFileShared} />;
  return (
    <Line
      aria-label={filename}
      under={
        isOpen ? (
          <div id={panelId}>
            <PartFindings findings={findings} />
          </div>
        ) : null
      }
    >
      <Cell isLead>
        <PartPicture image={image} model={{ ...modelOfPart(part), actions: download }} side="4.25rem" />
      </Cell>
      <NameCell>
        <Text as="div" weight={500} size="base">
          <FileName name={filename} />
        </Text>
      </NameCell>
      <Cell>{formatDimensions(dimensions, unit)}</Cell>
      <Cell>
        {findings.length === 0 ? null : (
          <Toggle isOpen={isOpen} controls={panelId} onToggle={setIsOpen}>
            {texts.findings(findings.length)}
            <VisuallyHidden>{texts.findingsOf(filename)}</VisuallyHidden>
          </Toggle>
        )}
      </Cell>
      <Cell>{download}</Cell>
    </Line>
  );
}

/** The parts uploaded to a provider, asked for anew at each visit. */
function usePartList(mspID: string, enabled: boolean) {
  return useApiQuery(
    getPartList,
    { mspID },
    { enabled, staleTime: 0, refetchOnWindowFocus: true, logged: texts.notLoaded, select: ({ partList }) => partList },
  );
}

/** Everything /msp/parts says. */
const texts = {
  title: 'My Parts',
  lead: 'The parts that customers have uploaded to you.',
  count: (count: number) => (count === 1 ? '1 part' : `${count} parts`),
  findings: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  findingsOf: (name: string) => ` on ${name}`,
  loading: 'Loading your parts',
  failed: 'Your parts could not be loaded.',
  notLoaded: 'Error while fetching part list from the server.',
  noData: 'No Data',
  empty: 'Parts uploaded by users will be listed here.',
  tip: (appName: string) =>
    `Tip: integrate ${appName} with your website, or share your quoting link with your customers so that they can send you requests for quote.`,
  notRegistered: {
    title: 'You have no quoting link yet',
    text: 'Fill in your profile and save it. Then customers can upload parts to you, and they are listed here.',
    link: 'Go to your profile',
  },
} as const;

/** Whose parts are listed: the provider in the route, else the user's own; '-1' counts as '1'. */
export function providerToList(routeMspID: string | undefined, ownMspID: string): string {
  return actingProviderId(routeMspID ?? ownMspID);
}

/** True when the server has said that the user has no provider, so that there is nothing to ask for. */
export function hasNoProvider(routeMspID: string | undefined, ownMspID: string, entry: 'loading' | 'ready' | 'failed'): boolean {
  return entry === 'ready' && routeMspID === undefined && ownMspID === NO_SELECTION;
}
