import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../services/shared/mails/escape-html.ts';
import { composeDisposition } from '../answers/content-disposition.ts';
import { isFromThisMachine } from '../answers/from-this-machine.ts';
import type { HttpContext, KeptMail } from '../answers/http-context.ts';
import { RequestProblem } from '../answers/request-problem.ts';

/** The mails show HTML in a frame that may do nothing; links open outside of it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The mails that the embedded mailer kept, for whoever sits at this machine and has read the address that the server printed:
 * a proxy may pass strangers on without a trace, but not the secret.
 */
export function serveMails(app: FastifyInstance, { mails }: HttpContext): void {
  if (mails === null) return;
  app.get<{ Params: { secret: string } }>('/dev/mail/:secret', async (request, reply) => {
    assertInvited(request, mails.path);
    return reply.headers(headers()).send(renderList(await mails.list(), mails.path));
  });
  app.get<{ Params: { secret: string; id: string } }>('/dev/mail/:secret/:id', async (request, reply) => {
    assertInvited(request, mails.path);
    const mail = (await mails.list()).find((kept) => kept.id === request.params.id);
    if (mail === undefined) throw new RequestProblem(404, 'There is no such mail.');
    return reply.headers(headers()).send(renderOne(mail, mails.path));
  });
  app.get<{ Params: { secret: string; id: string; number: string } }>('/dev/mail/:secret/:id/:number', async (request, reply) => {
    assertInvited(request, mails.path);
    const mail = (await mails.list()).find((kept) => kept.id === request.params.id);
    const file = mail?.attachments[Number(request.params.number)];
    if (file === undefined) throw new RequestProblem(404, 'There is no such file.');
    const disposition = { 'content-type': 'application/octet-stream', 'content-disposition': composeDisposition(file.filename) };
    return reply.headers({ ...headers(), ...disposition }).send(Buffer.from(file.content));
  });
}

function headers(): Record<string, string> {
  return { 'content-security-policy': POLICY, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
}

function assertInvited(request: FastifyRequest<{ Params: { secret: string } }>, path: string): void {
  const [given, right] = [Buffer.from(`/dev/mail/${request.params.secret}`), Buffer.from(path)];
  const knows = given.length === right.length && timingSafeEqual(given, right);
  if (!knows || !isFromThisMachine(request)) throw new RequestProblem(404, 'There is nothing at this address.');
}

function renderList(kept: readonly KeptMail[], path: string): string {
  const rows = kept.map(
    (mail) =>
      `<tr><td>${escapeHtml(mail.date.toISOString())}</td><td>${escapeHtml(mail.to)}</td>` +
      `<td><a href="${path}/${encodeURIComponent(mail.id)}">${escapeHtml(mail.subject)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Date</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  return renderPage('Mails', kept.length === 0 ? '<p>No mail was sent yet.</p>' : table);
}

function renderOne(mail: KeptMail, path: string): string {
  return renderPage(
    mail.subject,
    `<p><a href="${path}">All mails</a></p>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Date</dt><dd>${escapeHtml(mail.date.toISOString())}</dd>${renderFiles(mail, path)}</dl>
<iframe sandbox="allow-popups" title="The mail as HTML" srcdoc="${escapeHtml(`<base target="_blank">${showPictures(mail)}`)}"></iframe>
<h2>As plain text</h2>
<pre>${escapeHtml(mail.text)}</pre>`,
  );
}

/** The mail's HTML with the pictures that came with it in it. */
function showPictures({ html, attachments }: KeptMail): string {
  return html.replace(/src="cid:([^"]+)"/g, (whole, cid: string) => {
    const picture = attachments.find((file) => file.cid === cid);
    if (picture === undefined) return whole;
    return `src="data:${picture.contentType};base64,${Buffer.from(picture.content).toString('base64')}"`;
  });
}

function renderFiles({ id, attachments }: KeptMail, path: string): string {
  const links = attachments.flatMap(({ filename, cid }, number) =>
    cid !== undefined ? [] : [`<dd><a href="${path}/${encodeURIComponent(id)}/${number}">${escapeHtml(filename)}</a></dd>`],
  );
  if (links.length === 0) return '';
  return `<dt>Files</dt>${links.join('')}`;
}

function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
td,th{text-align:left;padding:.25rem 1rem .25rem 0;vertical-align:top}
iframe{width:100%;height:44rem;border:1px solid #8888;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
</style></head>
<body><h1>${escapeHtml(title)}</h1>
${body}
</body></html>
`;
}
