import { useQuery } from '@tanstack/react-query';
import { showInvitation } from '#contract/calls/show-invitation.ts';
import type { Role } from '#contract/colleagues.ts';
import { callApi } from '../../api/call-api.ts';
import { logProblem } from '../../api/log-problem.ts';
import { invitedEmail, waitingInvitation } from '../../stores/waiting-secret.ts';

/** Who invites whom as what; `refusal` is why the server does not tell. */
export type OpenedInvitation =
  | { readonly refusal: null; readonly provider: string; readonly email: string; readonly role: Role }
  | { readonly refusal: string };

/** The invitation of a secret; one that is refused is not waited with any longer. A failure is logged and leaves it not loaded. */
export function useInvitation(secret: string) {
  return useQuery({
    queryKey: [showInvitation.name, secret],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<OpenedInvitation> => {
      const answer = await callApi(showInvitation, { secret }, { signal });
      if (answer.success) {
        invitedEmail.keep(answer.email);
        return { refusal: null, provider: answer.provider, email: answer.email, role: answer.role };
      }
      if (answer.serverMessage !== undefined) {
        waitingInvitation.forget();
        return { refusal: answer.serverMessage };
      }
      if (!signal.aborted) logProblem(answer.error);
      throw new Error(answer.error);
    },
  });
}
