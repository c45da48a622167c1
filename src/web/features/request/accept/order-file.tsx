import { Button } from '@mantine/core';
import { AddFile } from '../../../product/parts/add-file.tsx';
import { FileName } from '../../../ui/display/file-name.tsx';
import { FieldSet, Optional } from '../../../ui/forms/form.tsx';
import type { SchemaFormOf } from '../../../ui/forms/schema-form.tsx';
import { IconX } from '../../../ui/icons/icons.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import type { OrderDraft } from './order-draft.ts';
import { texts } from './texts.ts';

const PDF_ONLY = ['.pdf'];

/** The customer's own order as a document. */
export function OrderFile({ form, mspID }: { readonly form: SchemaFormOf<OrderDraft>; readonly mspID: string }) {
  const { file } = form.values;
  return (
    <FieldSet plain legend={<Optional>{texts.file}</Optional>}>
      {file === null ? null : (
        <Row as="span" nowrap gap="xs">
          <FileName name={file.filename} />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconX size={14} aria-hidden />}
            onClick={() => form.set('file', null)}
          >
            {texts.removeFile}
          </Button>
        </Row>
      )}
      <AddFile
        text={file === null ? texts.chooseFile : texts.replaceFile}
        way={{ mspID }}
        endings={PDF_ONLY}
        onAdded={(added) => form.set('file', added)}
      />
    </FieldSet>
  );
}
