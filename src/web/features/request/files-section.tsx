import type { FollowedRequest } from '#contract/desk/request.ts';
import { AddFile } from '../../ui/add-file.tsx';
import { FileList } from './file-list.tsx';
import styles from './request.module.css';
import { texts } from './texts.ts';

interface FilesSectionProps {
  readonly request: FollowedRequest;
  readonly requestKey: string;
  readonly onAdded: () => void;
}

const words = texts.files;

/** Files about the request as a whole; those of a line stand with it. */
export function FilesSection({ request, requestKey, onAdded }: FilesSectionProps) {
  const files = request.files.filter(({ line }) => line === null);
  const ofLines = request.files.length - files.length;
  return (
    <section className={styles['quiet']} aria-labelledby="files">
      <h2 id="files">{words.heading}</h2>
      {request.files.length === 0 ? <p className={styles['dimmed']}>{words.none}</p> : null}
      {ofLines === 0 ? null : <p className={styles['dimmed']}>{words.atLines(ofLines)}</p>}
      <FileList files={files} requestKey={requestKey} shop={request.shop.name} label={words.heading} />
      <AddFile text={words.add} way={{ key: requestKey }} onAdded={onAdded} />
      <p className={styles['dimmed']}>{words.hint}</p>
    </section>
  );
}
