import type { Handlers } from '../shared/context.ts';
import { changeRole, leaveProvider, removeColleague, withdrawInvitation } from './change-colleagues.ts';
import { getColleagues } from './get-colleagues.ts';
import { acceptInvitation, showInvitation } from './invitations.ts';
import { inviteColleague } from './invite-colleague.ts';

export const teamHandlers = {
  acceptInvitation,
  changeRole,
  getColleagues,
  inviteColleague,
  leaveProvider,
  removeColleague,
  showInvitation,
  withdrawInvitation,
} satisfies Partial<Handlers>;
