import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { imageUrl } from '../../../../api/image-url.ts';
import { useSendPicture } from '../../../../api/use-send-picture.ts';
import { PictureButton } from '../../../../ui/picture-button.tsx';
import { type CardPath, readAt, readText } from '../card/card-path.ts';
import { fieldTexts } from '../card/field-texts.ts';
import { pictureOf } from '../card/own-things.ts';
import { fieldId, useCardEditor } from '../fields/card-editor.ts';
import fieldStyles from '../fields/fields.module.css';
import { ProblemText } from '../fields/problem-text.tsx';
import styles from './section.module.css';
import { texts } from './texts.ts';

const words = texts.picture;

/** The picture of an own material or finish, which is sent when it is chosen. */
export function PictureField({ path }: { path: CardPath }) {
  const { card, isReadOnly, change } = useCardEditor();
  const at = `${path}.images`;
  const picture = pictureOf(readAt(card, path));
  const { label, help } = fieldTexts(at);
  const { send, isPending, failure } = useSendPicture((image) => change(at, [image]));

  return (
    <fieldset id={fieldId(at)} className={fieldStyles['checks']} tabIndex={-1}>
      <legend>{label}</legend>
      <div className={styles['picture']}>
        {picture === null ? null : <img src={imageUrl(picture)} alt={words.alt(readText(card, `${path}.name`))} />}
        <div className={styles['pictureWords']}>
          {isReadOnly ? null : (
            <div className={styles['buttons']}>
              <PictureButton text={picture === null ? words.choose : words.replace} label={label} isSending={isPending} onChoose={send} />
              {picture === null ? null : (
                <Button
                  variant="subtle"
                  color="gray"
                  size="xs"
                  leftSection={<IconTrash size={15} stroke={1.6} aria-hidden />}
                  onClick={() => change(at, [])}
                >
                  {words.remove}
                </Button>
              )}
            </div>
          )}
          <p className={fieldStyles['help']}>{help}</p>
          <p className={fieldStyles['problem']} role="alert">
            {failure === null ? null : (failure.serverMessage ?? words.failed)}
          </p>
          <ProblemText path={at} />
        </div>
      </div>
    </fieldset>
  );
}
