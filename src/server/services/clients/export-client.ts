import type { exportClient as call } from '#contract/api/clients/export-client.ts';
import { noted } from '../../ports/records/audit-log.ts';
import type { DeskRequest } from '../../ports/records/desk-records.ts';
import type { Handler } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';
import { UNKNOWN_CLIENT } from './describe-client.ts';

/** Everything that the provider has of one person, as one JSON document. What its prices are made of is not about the person. */
export const exportClient: Handler<typeof call> = async (
  { ports: { records, clock, clientIds }, member: { caller, provider } },
  { clientID },
) => {
  const { clients, desk } = records;
  const email = clientIds.read(provider.id, clientID);
  if (email === null || (await clients.find(provider.id, email)) === null) return refuse(404, 'unknown-client', UNKNOWN_CLIENT);
  const now = clock.now();
  const requests: object[] = [];
  for (const id of await clients.listRequestIds(provider.id, email)) {
    const present = await desk.find(id);
    if (present !== null) requests.push(describe(present));
  }
  const { note } = await clients.findNote(provider.id, email);
  const mails = await clients.listMails(provider.id, email);
  const document = { provider: provider.name, exportedAt: now, email, note, requests, mails };
  await records.audit.add([noted.clientExported(provider.id, requests.length, caller.sub, now)]);
  return { filename: `client-${email.replaceAll(/[^a-z0-9.@_-]/g, '_')}.json`, text: JSON.stringify(document, null, 2) };
};

function describe({ request, events, quotes, order, files }: DeskRequest) {
  const { id, createdAt, contact, lines } = request;
  return {
    id,
    receivedAt: createdAt,
    contact,
    lines: lines.map(({ receipt: _, shownPriceMicros: __, internalFilename: ___, ...line }, index) => ({ line: index + 1, ...line })),
    events,
    quotes,
    order,
    files: files.map(({ filename, line, type, sizeBytes, addedBy, addedAt }) => ({ filename, line, type, sizeBytes, addedBy, addedAt })),
  };
}
