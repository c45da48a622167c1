import type { FastifyInstance } from 'fastify';
import { readPicture } from '../../services/desk/write-quote-pdf.ts';
import { answerFailure } from '../answers/answer-problem.ts';
import type { HttpContext } from '../answers/http-context.ts';
import type { Limits } from '../limits/limit-requests.ts';
import type { FrontReader } from './front.ts';

/** Pixels each way: what phones show on their start screen. */
const SIDE_PX = 180;

/** The shop's logo as browsers show it beside the page's title; pages name it where there is one. */
export function serveIcon(
  app: FastifyInstance,
  { ports, readFront }: Pick<HttpContext, 'ports'> & { readonly readFront: FrontReader },
  limits: Limits,
): void {
  let made: { readonly logo: string; readonly icon: Uint8Array } | null = null;
  app.get('/app/icon.png', async (request, reply) => {
    limits.count('pages', request);
    const { logo } = await readFront();
    if (logo !== null && made?.logo !== logo) {
      const { blobs, pictures } = await ports();
      const bytes = await readPicture({ blobs }, `images/${logo}`);
      const icon = bytes === null ? null : await pictures.makeIcon(bytes, SIDE_PX);
      if (icon !== null) made = { logo, icon };
    }
    if (logo === null || made?.logo !== logo) return answerFailure(request, reply, 404, 'There is nothing at this address.');
    return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(Buffer.from(made.icon));
  });
}
