import { imageUrl } from '../../../api/files/image-url.ts';
import { useSendPicture } from '../../../api/files/use-send-picture.ts';
import { PictureButton } from '../../../product/parts/picture-button.tsx';
import { FieldSet } from '../../../ui/forms/form.tsx';
import { Hint, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { wordsAt } from '../card/card-fields.ts';
import { type CardPath, readAt, readText } from '../card/card-path.ts';
import { pictureOf } from '../card/own-things.ts';
import styles from '../card/pricing.module.css';
import { fieldId, useCardEditor } from '../fields/card-editor.ts';
import { RemoveButton } from '../fields/entry-buttons.tsx';
import { ProblemText } from '../fields/problem-text.tsx';
import { texts } from './texts.ts';

const words = texts.picture;

/** The picture of an own material or finish, which is sent when it is chosen. */
export function PictureField({ path }: { path: CardPath }) {
  const { card, isReadOnly, change } = useCardEditor();
  const at = `${path}.images`;
  const picture = pictureOf(readAt(card, path));
  const { label, help } = wordsAt(at);
  const { send, isPending, failure } = useSendPicture((image) => change(at, [image]));

  return (
    <FieldSet plain legend={label} id={fieldId(at)} tabIndex={-1}>
      <Row>
        {picture === null ? null : (
          <img className={styles['picture']} src={imageUrl(picture)} alt={words.alt(readText(card, `${path}.name`))} />
        )}
        <Stack gap="xs">
          {isReadOnly ? null : (
            <Row gap="xs">
              <PictureButton text={picture === null ? words.choose : words.replace} label={label} isSending={isPending} onChoose={send} />
              {picture === null ? null : <RemoveButton label={words.remove} onClick={() => change(at, [])} />}
            </Row>
          )}
          <Hint size="xs">{help}</Hint>
          <Text size="xs" tone="error" role="alert">
            {failure === null ? null : (failure.serverMessage ?? words.failed)}
          </Text>
          <ProblemText path={at} />
        </Stack>
      </Row>
    </FieldSet>
  );
}
