import { useEffect } from 'react';
import { showInvitation } from '#contract/api/team/show-invitation.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { invitedEmail, waitingInvitation } from '../../stores/waiting-secret.ts';

export type Invitation = ResponseOf<typeof showInvitation>;

/** The invitation of a secret, or in words why the server does not tell; one that is refused is not waited with any longer. */
export function useInvitation(secret: string) {
  const query = useApiQuery(showInvitation, { secret }, { staleTime: 0, refusal: ({ serverMessage }) => serverMessage });
  const { data } = query;
  useEffect(() => {
    if (typeof data === 'string') waitingInvitation.forget();
    else if (data !== undefined) invitedEmail.keep(data.email);
  }, [data]);
  return query;
}
