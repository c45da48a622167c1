import { useState } from 'react';
import { LARGEST_REQUEST_FILE_BYTES, REQUEST_FILE_ENDINGS } from '#domain/desk/request-file-rules.ts';
import { type FileWay, type OnPercent, type SentFile, sendRequestFile } from '../../api/files/send-request-file.ts';
import { FileButton } from '../../ui/controls/file-button.tsx';
import { fileFilter } from '../../ui/forms/file-filter.ts';
import { IconPaperclip } from '../../ui/icons/part-icons.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { noteSending } from './sending-files.ts';
import { texts } from './texts.ts';

interface AddFileProps<Way extends FileWay> {
  /** On the button, and for screen readers where it alone would not say what the file is for. */
  readonly text: string;
  readonly label?: string;
  readonly way: Way;
  /** What is done with the file that was picked. Never rejects. */
  readonly bring?: (file: File, way: Way, onPercent: OnPercent) => Promise<SentFile>;
  readonly endings?: readonly string[];
  readonly onAdded: (file: { readonly fileID: string; readonly filename: string }) => void;
}

/** A button that picks a file and sends it at once, unless `bring` does otherwise, telling how far it is and what came of it. */
export function AddFile<Way extends FileWay>({
  text,
  label = text,
  way,
  bring = sendRequestFile,
  endings = REQUEST_FILE_ENDINGS,
  onAdded,
}: AddFileProps<Way>) {
  const [sending, setSending] = useState<{ readonly name: string; readonly percent: number } | null>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly isBad: boolean } | null>(null);

  const send = async (file: File): Promise<boolean> => {
    if (file.size > LARGEST_REQUEST_FILE_BYTES) {
      setSaid({ text: texts.file.tooBig(file.name), isBad: true });
      return true;
    }
    setSaid(null);
    setSending({ name: file.name, percent: 0 });
    const answer = await bring(file, way, (percent) => setSending({ name: file.name, percent }));
    setSending(null);
    if (answer.outcome === 'failed') {
      setSaid({ text: answer.message ?? texts.file.failed(file.name), isBad: true });
      return false;
    }
    setSaid({ text: texts.file.added(answer.filename), isBad: false });
    onAdded(answer);
    return true;
  };

  return (
    <Row>
      <FileButton
        size="xs"
        label={label}
        accept={fileFilter(navigator, endings)}
        aria-label={label}
        aria-disabled={sending !== null}
        leftSection={<IconPaperclip size={15} stroke={1.6} aria-hidden />}
        onChoose={(file) => {
          const arrival = send(file);
          if ('mspID' in way) noteSending(file.name, arrival);
        }}
      >
        {text}
      </FileButton>
      <Text size="sm" tone={said?.isBad === true ? 'error' : 'dim'} numeric data-bad={said?.isBad || undefined} role="status">
        {sending === null ? said?.text : texts.file.sending(sending.name, sending.percent)}
      </Text>
    </Row>
  );
}
