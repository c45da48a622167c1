import type { Part } from '#contract/schemas/entities.ts';
import { retentionTexts } from '../../product/shop/retention-texts.ts';
import { FileName } from '../../ui/display/file-name.tsx';
import { Card, Heading, Hint } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

/** A part the server does not know any more, in the place where its line would be. */
export function UnquotedNote({ part }: { part: Part | undefined }) {
  return (
    <Card as="article" kind="dashed" gap="none" aria-label={part?.filename}>
      <Heading as="h3" mb="xxs" size="md">
        {part === undefined ? null : <FileName name={part.filename} />}
      </Heading>
      <Hint>{retentionTexts()?.deleted ?? texts.unquoted}</Hint>
    </Card>
  );
}
