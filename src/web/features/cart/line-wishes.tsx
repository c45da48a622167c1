import { ActionIcon, Textarea, VisuallyHidden } from '@mantine/core';
import { IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import type { CartItem } from '#domain/cart.ts';
import { LONGEST_WISH } from '#domain/rfq.ts';
import { readSpecifications } from '../../stores/item-specifications.ts';
import { addLineFile, saveWishes, summarizeWishes } from '../../stores/line-wishes.ts';
import { AddFile } from '../../ui/add-file.tsx';
import { FileName } from '../../ui/file-name.tsx';
import styles from './line-wishes.module.css';
import { texts } from './texts.ts';

const words = texts.wishes;
const FIELDS = ['note', 'tolerances', 'threads'] as const;

/** What the provider should know of a line beside its model: words, and drawings. */
export function LineWishes({ item, mspID }: { item: CartItem; mspID: string }) {
  const specifications = readSpecifications(item);
  const { files = [] } = specifications;
  const summary = summarizeWishes(specifications);
  const removeFile = (fileID: string) => saveWishes(item.id, { files: files.filter((file) => file.fileID !== fileID) });
  return (
    <details className={styles['fold']}>
      <summary>
        <span>
          {words.heading} <VisuallyHidden>{words.of(item.title)}</VisuallyHidden>
        </span>
        {summary === '' ? null : <span className={styles['said']}>{summary}</span>}
      </summary>
      <div className={styles['fields']}>
        {FIELDS.map((field) => (
          <Textarea
            key={field}
            className={styles[field] ?? ''}
            label={words.fields[field]}
            placeholder={words.placeholders[field]}
            rows={2}
            maxLength={LONGEST_WISH}
            value={specifications[field] ?? ''}
            onChange={(event) => saveWishes(item.id, { [field]: event.currentTarget.value })}
          />
        ))}
        <div className={styles['files']}>
          {files.length === 0 ? null : (
            <ul aria-label={words.files(item.title)}>
              {files.map(({ fileID, filename }) => (
                <li key={fileID}>
                  <IconFileTypePdf size={18} stroke={1.5} aria-hidden />
                  <FileName name={filename} />
                  <ActionIcon variant="subtle" color="gray" aria-label={words.removeFile(filename)} onClick={() => removeFile(fileID)}>
                    <IconTrash size={16} stroke={1.6} aria-hidden />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          )}
          <AddFile
            text={words.addFile}
            label={words.addFileTo(item.title)}
            way={{ mspID }}
            onAdded={({ fileID, filename }) => addLineFile(item.id, { fileID, filename })}
          />
          <p className={styles['hint']}>{words.hint}</p>
        </div>
      </div>
    </details>
  );
}
