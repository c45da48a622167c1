import type { getClient as call } from '#contract/calls/get-client.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { describeClient, UNKNOWN_CLIENT } from './describe-client.ts';
import { describeCard } from './describe-request.ts';
import { findScene } from './find-scene.ts';

/** Requests that a client's page shows; the list of requests has the others. */
const MOST_SHOWN = 20;

/** What the provider knows of one person. */
export async function getClient(
  ports: Pick<Ports, 'records' | 'clock'>,
  insider: Insider,
  { email }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const { provider, role } = insider;
  const { clients, desk } = ports.records;
  const client = await clients.find(provider.id, email);
  if (client === null) return refuse(404, UNKNOWN_CLIENT);
  const scene = await findScene(ports, insider);
  const { today } = scene;
  const cards = await desk.list(provider.id, { client: email, today, soon: today }, null, MOST_SHOWN);
  return {
    success: true,
    client: describeClient(client, scene.timeZone),
    requests: cards.map((card) => describeCard(card, scene)),
    ...(await clients.findNote(provider.id, email)),
    isOwner: role === 'owner',
  };
}
