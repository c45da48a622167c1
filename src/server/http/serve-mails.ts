import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../services/escape-html.ts';
import type { HttpContext, KeptMail } from './http-context.ts';
import { RequestProblem } from './request-problem.ts';

/** The mails show HTML in a frame that may do nothing; links open outside of it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** /dev/mail: the mails that the embedded mailer kept, for whoever sits at this machine. */
export function serveMails(app: FastifyInstance, { mails }: HttpContext): void {
  if (mails === null) return;
  app.get('/dev/mail', async (request, reply) => {
    assertLocal(request);
    return reply.headers(headers()).send(renderList(await mails()));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    assertLocal(request);
    const mail = (await mails()).find((kept) => kept.id === request.params.id);
    if (mail === undefined) throw new RequestProblem(404, 'There is no such mail.');
    return reply.headers(headers()).send(renderOne(mail));
  });
}

function headers(): Record<string, string> {
  return { 'content-security-policy': POLICY, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
}

/**
 * Local means: from this machine, asked for by a loopback name (so that no other site can point its own name here),
 * and not passed on by a proxy.
 */
function assertLocal(request: FastifyRequest): void {
  const address = request.socket.remoteAddress ?? '';
  const isLocal = isIP(address) !== 0 && /^(::ffff:)?127\.|^::1$/.test(address) && LOOPBACK.test(request.host);
  const isPassedOn = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  if (!isLocal || isPassedOn) throw new RequestProblem(404, 'There is nothing at this address.');
}

function renderList(kept: readonly KeptMail[]): string {
  const rows = kept.map(
    (mail) =>
      `<tr><td>${escapeHtml(mail.date.toISOString())}</td><td>${escapeHtml(mail.to)}</td>` +
      `<td><a href="/dev/mail/${encodeURIComponent(mail.id)}">${escapeHtml(mail.subject)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Date</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  return renderPage('Mails', kept.length === 0 ? '<p>No mail was sent yet.</p>' : table);
}

function renderOne(mail: KeptMail): string {
  return renderPage(
    mail.subject,
    `<p><a href="/dev/mail">All mails</a></p>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Date</dt><dd>${escapeHtml(mail.date.toISOString())}</dd></dl>
<iframe sandbox="allow-popups" title="The mail as HTML" srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>
<h2>As plain text</h2>
<pre>${escapeHtml(mail.text)}</pre>`,
  );
}

function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
td,th{text-align:left;padding:.25rem 1rem .25rem 0;vertical-align:top}
iframe{width:100%;height:28rem;border:1px solid #8888;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
</style></head>
<body><h1>${escapeHtml(title)}</h1>
${body}
</body></html>
`;
}
