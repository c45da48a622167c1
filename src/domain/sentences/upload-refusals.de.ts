import type { Sentence } from './create-translator.ts';

/** What the library says that takes resumable uploads. */
export const UPLOAD_REFUSALS: readonly Sentence[] = [
  ['Upload-Offset header required', 'Dem Upload fehlt die Angabe, wo er weitergeht (Upload-Offset).'],
  ['Upload-Offset conflict', 'Der Upload passt nicht zu dem, was schon da ist. Bitte laden Sie die Datei noch einmal hoch.'],
  ['Request aborted due to lock acquired', 'Der Upload wurde abgebrochen, weil er auf einer anderen Verbindung weiterging.'],
  [
    'failed to acquire lock before timeout',
    'Der Upload ist noch auf einer anderen Verbindung im Gange. Bitte versuchen Sie es gleich noch einmal.',
  ],
  ['Cannot terminate an already completed upload', 'Der Upload ist schon fertig und lässt sich nicht mehr abbrechen.'],
  ['Content-Type header required', 'Dem Upload fehlt die Angabe, was er bringt (Content-Type).'],
  ['The file for this url was not found', 'Diesen Upload gibt es nicht. Bitte laden Sie die Datei noch einmal hoch.'],
  ['The file for this url no longer exists', 'Diesen Upload gibt es nicht mehr. Bitte laden Sie die Datei noch einmal hoch.'],
  ["upload's size exceeded", 'Es kamen mehr Bytes an, als angekündigt waren. Bitte laden Sie die Datei noch einmal hoch.'],
  ['Maximum size exceeded', 'Die Datei ist zu groß.'],
  ['Upload-Length or Upload-Defer-Length header required', 'Dem Upload fehlt die Angabe, wie groß er ist (Upload-Length).'],
  ['Tus-Resumable Required', 'Dem Upload fehlt die Angabe seines Protokolls (Tus-Resumable).'],
  ['Invalid upload-offset', 'Eine Angabe zum Upload ist ungültig (Upload-Offset).'],
  ['Invalid upload-length', 'Eine Angabe zum Upload ist ungültig (Upload-Length).'],
  ['Invalid upload-metadata', 'Eine Angabe zum Upload ist ungültig (Upload-Metadata).'],
  ['Invalid tus-resumable', 'Eine Angabe zum Upload ist ungültig (Tus-Resumable).'],
  ['Invalid content-type', 'Eine Angabe zum Upload ist ungültig (Content-Type).'],
  ['Not found', 'Diese Adresse gibt es nicht.'],
  [
    'Concatenation extension is not (yet) supported. Disable parallel uploads in the tus client.',
    'Uploads in parallelen Teilen gibt es hier nicht.',
  ],
  ['creation-defer-length extension is not (yet) supported.', 'Die Größe des Uploads muss am Anfang feststehen.'],
  ['expiration extension is not (yet) supported.', 'Wann der Upload verfällt, lässt sich nicht erfragen.'],
  [
    'Upload-Metadata is invalid. It MUST consist of one or more comma-separated key-value pairs. The key and value MUST be separated by a space. The key MUST NOT contain spaces and commas and MUST NOT be empty. The key SHOULD be ASCII encoded and the value MUST be Base64 encoded. All keys MUST be unique',
    'Die Angaben zum Upload (Upload-Metadata) sind nicht lesbar.',
  ],
  ['Something went wrong receiving the file', 'Beim Empfang der Datei ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.'],
  ['Something went wrong with that request', 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.'],
];
