import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { Heading, Stack, Text } from './layout.tsx';

/** Between paragraphs. */
const GAP = /\n[ \t]*\n\s*/;
const HEADING = /^#+ +(.*)$/;
const ADDRESS = /(https?:\/\/[^\s<>"“”„]*[^\s<>"“”„.,;:!?)'’])/;

/**
 * Text as somebody wrote it: paragraphs with an empty line between them, headings by '# ', and web addresses as links. Whatever else it
 * says is text, and never HTML.
 */
export function WrittenText({ text }: { text: string }) {
  const parts = text.trim().split(GAP);
  return (
    <Stack gap="md">
      {parts.map((part, index) => (
        // The text never changes under its reader, so that places serve as keys.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <WrittenPart key={index} text={part} />
      ))}
    </Stack>
  );
}

/** A paragraph; its first line may be a heading. */
function WrittenPart({ text }: { text: string }) {
  const [first = '', ...others] = text.split('\n');
  const [, heading] = HEADING.exec(first) ?? [];
  const rest = heading === undefined ? text : others.join('\n');
  return (
    <div>
      {heading === undefined ? null : <Heading mb="xxs">{heading}</Heading>}
      {rest === '' ? null : (
        <Text wrap="lines">
          <LinkedText text={rest} />
        </Text>
      )}
    </div>
  );
}

/** Text whose web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    // Every other part is an address.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Anchor key={index} inherit underline="always" href={part} rel="noreferrer" target="_blank" style={{ overflowWrap: 'anywhere' }}>
        {part}
      </Anchor>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
