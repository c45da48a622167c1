import { getPartList } from '#contract/calls/get-part-list.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
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
import { NoShop } from '../../product/shop/settings/no-shop.tsx';
import { ShareLink } from '../../product/shop/share-link.tsx';
import { useShop } from '../../product/shop/shop.ts';
import { modelOfPart } from '../../stores/active-model-store.ts';
import { actingProviderId, readMspId } from '../../stores/msp-store.ts';
import { FileName } from '../../ui/display/file-name.tsx';
import { Label } from '../../ui/forms/form.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Answered } from '../../ui/layout/answered.tsx';
import { Card, Fold, Hint, Stack, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { type ListedColumn, Listing } from '../../ui/tables/listing.tsx';
import { texts } from './texts.ts';

/** /msp/parts: what customers have uploaded to this provider. */
export function MyPartsPage() {
  const routeMspID = readMspId(useSearch('/msp/parts').msp_id);
  const own = useShop().mspID;
  const entry = usePortalStore((store) => store.entry);
  const retention = retentionTexts();
  const mspID = providerToList(routeMspID, own);
  const isWithout = hasNoProvider(routeMspID, own, entry);
  const query = usePartList(mspID, entry !== 'loading' && !isWithout);
  const parts = query.data;

  return (
    <Page isWide={parts !== undefined && parts.length > 0} title={texts.title} lead={texts.lead}>
      {isWithout ? (
        <NoShop words={texts.notRegistered} />
      ) : parts === undefined ? (
        <Answered query={query} loading={texts.loading} failed={texts.failed} height={220} rows={1} />
      ) : parts.length === 0 ? (
        <NoParts mspID={mspID} />
      ) : (
        <>
          <Card mb="lg">
            <ShareLink mspID={mspID} />
          </Card>
          <Hint size="base" mb="sm">
            {texts.count(parts.length)}
            {retention === null ? null : ` · ${retention.ofProvider}`}
          </Hint>
          <Listing
            label={texts.title}
            columns={COLUMNS}
            things={parts}
            lineOf={({ id, filename }) => ({ key: id, 'aria-label': filename })}
          />
        </>
      )}
    </Page>
  );
}

function NoParts({ mspID }: { readonly mspID: string }) {
  return (
    <Alert type="info">
      <Stack gap="sm">
        <strong>{texts.noData}</strong>
        <span>{texts.empty}</span>
        <span>{texts.tip(readConfig().appName)}</span>
        <ShareLink mspID={mspID} />
      </Stack>
    </Alert>
  );
}

type Part = ResponseOf<typeof getPartList>['partList'][number];

const COLUMNS: readonly ListedColumn<Part>[] = [
  { name: texts.columns.picture, width: '4rem', isQuiet: true, part: 'lead', show: (part) => <Picture part={part} /> },
  {
    name: texts.columns.part,
    width: 'minmax(0, 1.2fr)',
    part: 'name',
    key: ({ filename }) => filename,
    show: ({ filename }) => (
      <Text as="div" weight={500} size="base">
        <FileName name={filename} />
      </Text>
    ),
  },
  {
    name: texts.columns.size,
    width: '12rem',
    key: ({ dimensions: { x, y, z }, unit }) => MM_PER_UNIT[unit] * Math.max(x, y, z),
    show: ({ dimensions, unit }) => formatDimensions(dimensions, unit),
  },
  { name: texts.columns.notes, width: 'minmax(0, 1fr)', key: ({ findings }) => findings.length, show: (part) => <Findings part={part} /> },
  { name: texts.columns.file, width: '11rem', isQuiet: true, show: (part) => <Download part={part} /> },
];

function Picture({ part }: { readonly part: Part }) {
  return <PartPicture image={part.image} model={{ ...modelOfPart(part), actions: <Download part={part} /> }} side="4rem" />;
}

function Download({ part: { internalFilename, filename, isFileShared } }: { readonly part: Part }) {
  return <ModelDownload address={deskModelAddress(internalFilename)} filename={filename} isShared={isFileShared} />;
}

function Findings({ part: { findings, filename } }: { readonly part: Part }) {
  if (findings.length === 0) return null;
  const summary = <Label spoken={texts.findingsOf(filename)}>{texts.findings(findings.length)}</Label>;
  return (
    <Fold summary={summary}>
      <PartFindings findings={findings} />
    </Fold>
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

/** Whose parts are listed: the provider in the route, else the user's own; '-1' counts as '1'. */
export function providerToList(routeMspID: string | undefined, ownMspID: string): string {
  return actingProviderId(routeMspID ?? ownMspID);
}

/** True when the server has said that the user has no provider, so that there is nothing to ask for. */
export function hasNoProvider(routeMspID: string | undefined, ownMspID: string, entry: 'loading' | 'ready' | 'failed'): boolean {
  return entry === 'ready' && routeMspID === undefined && ownMspID === NO_SELECTION;
}
