import type { FollowedRequest } from '#contract/desk/request.ts';
import { AddFile } from '../../product/parts/add-file.tsx';
import { Heading, Hint, Stack } from '../../ui/layout/layout.tsx';
import { FileList } from './file-list.tsx';
import { texts } from './texts.ts';

interface FilesSectionProps {
  readonly request: FollowedRequest;
  readonly requestKey: string;
  readonly onAdded: () => void;
}

const words = texts.files;

/** Files about the request as a whole; those of a line stand with it. */
export function FilesSection({ request, requestKey, onAdded }: FilesSectionProps) {
  const files = request.files.filter(({ line }) => line === null);
  const ofLines = request.files.length - files.length;
  return (
    <Stack as="section" gap="sm" aria-labelledby="files">
      <Heading id="files">{words.heading}</Heading>
      {request.files.length === 0 ? <Hint>{words.none}</Hint> : null}
      {ofLines === 0 ? null : <Hint>{words.atLines(ofLines)}</Hint>}
      <FileList files={files} requestKey={requestKey} shop={request.shop.name} label={words.heading} />
      <AddFile text={words.add} way={{ key: requestKey }} onAdded={onAdded} />
      <Hint>{words.hint}</Hint>
    </Stack>
  );
}
