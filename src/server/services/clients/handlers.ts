import type { Handlers } from '../shared/context.ts';
import { deleteClient } from './delete-client.ts';
import { exportClient } from './export-client.ts';
import { getClient } from './get-client.ts';
import { listClients } from './list-clients.ts';
import { saveClientNote } from './save-client-note.ts';

export const clientsHandlers = {
  deleteClient,
  exportClient,
  getClient,
  listClients,
  saveClientNote,
} satisfies Partial<Handlers>;
