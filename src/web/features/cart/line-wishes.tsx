import { ActionIcon, Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { CartItem } from '#domain/request/cart.ts';
import { LONGEST_WISH } from '#domain/request/rfq.ts';
import { readSpecifications } from '../../product/cart/item-specifications.ts';
import { addLineFile, saveWishes } from '../../product/cart/line-wishes.ts';
import { AddFile } from '../../product/parts/add-file.tsx';
import { bringDrawing } from '../../product/uploads/bring-drawing.ts';
import { useFilesStay } from '../../product/uploads/use-files-stay.ts';
import { dropKeptFiles, findKeptFile, isKept, useKeptNames } from '../../stores/kept-files.ts';
import { TextButton } from '../../ui/controls/anchor-link.tsx';
import { saveBlob } from '../../ui/controls/save-file.ts';
import { FileName } from '../../ui/display/file-name.tsx';
import { IconFileTypePdf } from '../../ui/icons/more-icons.tsx';
import { IconTrash } from '../../ui/icons/part-icons.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Grid, Hint, Row, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

const words = texts.wishes;
const WHOLE_ROW = { gridColumn: '1 / -1' } as const;
const FIELDS = ['note', 'tolerances', 'threads'] as const;

/** What the provider should know of a line beside its model: words, and drawings. */
export function LineWishes({ item, mspID }: { item: CartItem; mspID: string }) {
  const specifications = readSpecifications(item);
  const { files = [] } = specifications;
  const keptNames = useKeptNames();
  const [lost, setLost] = useState<string | null>(null);
  const filesStay = useFilesStay(mspID);
  const removeFile = (fileID: string) => {
    saveWishes(item.id, { files: files.filter((file) => file.fileID !== fileID) });
    setLost(null);
    if (isKept(fileID)) void dropKeptFiles([fileID]);
  };
  const openFile = async (fileID: string, filename: string) => {
    const file = await findKeptFile(fileID);
    setLost(file === null ? filename : null);
    if (file !== null) saveBlob(filename, file);
  };
  return (
    <Grid least="17rem" mt="md" mb="xs">
      {FIELDS.map((field) => (
        <Textarea
          key={field}
          style={field === 'note' ? WHOLE_ROW : {}}
          label={words.fields[field]}
          placeholder={words.placeholders[field]}
          rows={2}
          maxLength={LONGEST_WISH}
          value={specifications[field] ?? ''}
          onChange={(event) => saveWishes(item.id, { [field]: event.currentTarget.value })}
        />
      ))}
      <Stated item={item} />
      <Stack gap="xs" style={WHOLE_ROW}>
        {files.length === 0 ? null : (
          <Stack as="ul" gap="xxs" aria-label={words.files(item.title)}>
            {files.map(({ fileID, filename }) => (
              <Row as="li" nowrap gap="xs" key={fileID} size="base">
                <IconFileTypePdf size={18} stroke={1.5} color="var(--mantine-color-dimmed)" style={{ flex: 'none' }} aria-hidden />
                {keptNames.has(fileID) ? (
                  <TextButton inherit aria-label={words.open(filename)} onClick={() => openFile(fileID, filename)}>
                    <FileName name={filename} />
                  </TextButton>
                ) : (
                  <FileName name={filename} />
                )}
                <ActionIcon size="md" aria-label={words.removeFile(filename)} onClick={() => removeFile(fileID)}>
                  <IconTrash size={16} stroke={1.6} aria-hidden />
                </ActionIcon>
              </Row>
            ))}
          </Stack>
        )}
        {lost === null ? null : <Alert type="danger" text={words.lost(lost)} />}
        <AddFile
          text={words.addFile}
          label={words.addFileTo(item.title)}
          way={{ mspID }}
          bring={bringDrawing}
          onAdded={({ fileID, filename }) => addLineFile(item.id, { fileID, filename })}
        />
        <Hint weight={400}>{filesStay ? words.staysHint : words.hint}</Hint>
      </Stack>
    </Grid>
  );
}

/** The tolerances that the file itself states, as long as they are not among those asked for. */
function Stated({ item }: { item: CartItem }) {
  const { stated, tolerances = '' } = readSpecifications(item);
  if (stated === undefined || tolerances.includes(stated)) return null;
  const asked = [tolerances.trim(), stated].filter((words) => words !== '').join('\n');
  return (
    <Row gap="sm" style={WHOLE_ROW}>
      <Hint weight={400}>{stated}</Hint>
      <Button variant="default" size="xs" disabled={asked.length > LONGEST_WISH} onClick={() => saveWishes(item.id, { tolerances: asked })}>
        {words.useStated}
      </Button>
    </Row>
  );
}
