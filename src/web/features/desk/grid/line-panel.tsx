import { Textarea } from '@mantine/core';
import type { DeskLine } from '#contract/desk/request.ts';
import { Label } from '../../../ui/forms/form.tsx';
import { Grid, Hint, Stack } from '../../../ui/layout/layout.tsx';
import { offerFieldId } from '../offer/figure-input.tsx';
import { texts } from '../offer/texts.ts';
import { LineDetails } from '../request/line-details.tsx';
import type { DraftLine } from '../shared/draft.ts';
import { BreaksEditor } from './breaks-editor.tsx';

interface LinePanelProps {
  readonly requestID: string;
  readonly asked: DeskLine;
  readonly draft: DraftLine;
  readonly currency: string;
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (line: number, change: Partial<DraftLine>) => void;
}

/** What is known of a line's part, and what is offered for it beyond its cells: a note and prices for more pieces. */
export function LinePanel({ requestID, asked, draft, currency, problems, onChange }: LinePanelProps) {
  const { line } = asked;
  const path = `lines.${line}`;
  return (
    <Grid least="20rem" gap="lg">
      <LineDetails requestID={requestID} line={asked} currency={currency} />
      <Stack gap="sm">
        <Textarea
          id={offerFieldId(`${path}.note`)}
          label={<Label spoken={texts.ofLine(line)}>{texts.note}</Label>}
          rows={2}
          resize="vertical"
          disabled={!draft.isOffered}
          value={draft.note}
          error={problems.get(`${path}.note`)}
          onChange={(event) => onChange(line, { note: event.currentTarget.value })}
        />
        {draft.isOffered ? (
          <BreaksEditor
            line={line}
            breaks={draft.breaks}
            currency={currency}
            error={problems.get(`${path}.breaks`)}
            onChange={(breaks) => onChange(line, { breaks })}
          />
        ) : (
          <Hint size="xs">{texts.notOffered}</Hint>
        )}
      </Stack>
    </Grid>
  );
}
