import type { getClient as call } from '#contract/api/clients/get-client.ts';
import { describeCard } from '../desk/describe-request.ts';
import { findScene } from '../desk/find-scene.ts';
import type { Handler } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';
import { describeClient, UNKNOWN_CLIENT } from './describe-client.ts';

/** Requests that a client's page shows; the list of requests has the others. */
const MOST_SHOWN = 20;

/** What the provider knows of one person. */
export const getClient: Handler<typeof call> = async ({ ports, member }, { clientID }) => {
  const { provider, role } = member;
  const { clients, desk } = ports.records;
  const email = ports.clientIds.read(provider.id, clientID);
  const client = email === null ? null : await clients.find(provider.id, email);
  if (email === null || client === null) return refuse(404, 'unknown-client', UNKNOWN_CLIENT);
  const scene = await findScene(ports, member);
  const { today } = scene;
  const cards = await desk.list(provider.id, { client: email, today, soon: today }, null, MOST_SHOWN);
  return {
    client: describeClient(client, clientID, scene.timeZone),
    requests: cards.map((card) => describeCard(card, scene)),
    ...(await clients.findNote(provider.id, email)),
    isOwner: role === 'owner',
  };
};
