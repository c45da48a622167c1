import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import type { ShownFile, WireDeskRequest } from '#contract/desk/request.ts';
import { deskArchiveAddress, deskFileAddress } from '../../../api/files/fetch-desk-file.ts';
import { useAnswers } from '../../../api/use-answers.ts';
import { DeskFileLink } from '../../../product/desk/desk-file-link.tsx';
import downloads from '../../../product/desk/model-download.module.css';
import { Section } from '../../../product/desk/section.tsx';
import { texts as deskTexts } from '../../../product/desk/texts.ts';
import { AddFile } from '../../../product/parts/add-file.tsx';
import { formatFileSize } from '../../../ui/display/format-size.ts';
import { IconFileZip } from '../../../ui/icons/more-icons.tsx';
import { IconPaperclip } from '../../../ui/icons/part-icons.tsx';
import { Hint, Row, Stack } from '../../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

/** What came with the request and was added later, each to be fetched. */
export function RequestFiles({ request: { requestID, files } }: { request: WireDeskRequest }) {
  const answers = useAnswers();
  return (
    <Section title={texts.files}>
      {files.length === 0 ? null : (
        <Stack as="ul" gap="xs" size="base">
          {files.map((file) => (
            <Row as="li" key={file.id} gap="xs">
              <IconPaperclip size={16} stroke={1.6} aria-hidden />
              <DeskFileLink address={deskFileAddress(requestID, file.id)}>{file.filename}</DeskFileLink>
              <Hint as="span">{describe(file)}</Hint>
            </Row>
          ))}
        </Stack>
      )}
      <Stack gap="xs">
        <AddFile text={texts.addFile} way={{ requestID }} onAdded={() => void answers.askAgain(getDeskRequest, { requestID })} />
        <Hint>{texts.addFileHelp}</Hint>
      </Stack>
    </Section>
  );
}

/** The models of all lines and what came with them, as one file. */
export function AllFiles({ request: { requestID, files, lines } }: { request: WireDeskRequest }) {
  if (files.length === 0 && lines.every(({ internalFilename }) => internalFilename === null)) return null;
  return (
    <DeskFileLink className={downloads['link']} address={deskArchiveAddress(requestID)} title={texts.archiveHelp}>
      <IconFileZip size={16} stroke={1.6} aria-hidden />
      {deskTexts.archive}
    </DeskFileLink>
  );
}

function describe({ line, sizeBytes }: ShownFile): string {
  return [formatFileSize(sizeBytes), line === null ? null : texts.fileOf(line)].filter((word) => word !== null).join(' · ');
}
