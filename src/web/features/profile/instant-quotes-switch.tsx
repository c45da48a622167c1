import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useId, useState } from 'react';
import { AskDialog } from '../../product/desk/ask-dialog.tsx';
import { Card, Text } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

/** Whether customers see prices at once or wait for a person, which is asked about first; without `onChange` it can only be read. */
export function InstantQuotesSwitch({ isOn, onChange }: { isOn: boolean; onChange?: (isOn: boolean) => void }) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { ask } = texts.instant;
  return (
    <Card>
      <Switch
        size="md"
        name="generateInstantQuotes"
        label={
          <Text as="span" weight={600}>
            {texts.instant.label}
          </Text>
        }
        aria-label={texts.instant.label}
        aria-describedby={id}
        description={<span id={id}>{isOn ? texts.instant.on : texts.instant.off}</span>}
        checked={isOn}
        disabled={onChange === undefined}
        onChange={(event) => (event.currentTarget.checked ? onChange?.(true) : setIsAsking(true))}
      />
      <AskDialog
        opened={isAsking}
        title={ask.title}
        text={ask.text}
        cancel={ask.cancel}
        button={ask.confirm}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onChange?.(false);
        }}
      />
    </Card>
  );
}
