import type { watchRequest } from '#contract/api/desk/watch-request.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { Note } from '../../../ui/layout/layout.tsx';
import { useMembers } from '../shared/use-desk-request.ts';
import { texts } from './texts.ts';

interface CompanyProps {
  readonly colleagues: ResponseOf<typeof watchRequest>['colleagues'];
}

/** Who else is at the request, in a line that readers of screens are told of. */
export function Company({ colleagues }: CompanyProps) {
  const names = new Map(useMembers().map(({ sub, name }) => [sub, name]));
  const namesOf = (isEditing: boolean) =>
    colleagues.filter((each) => each.isEditing === isEditing).map(({ sub }) => names.get(sub) ?? texts.company.somebody);
  const [editing, looking] = [namesOf(true), namesOf(false)];
  return (
    <Note as="span" role="status">
      {[
        ...(editing.length === 0 ? [] : [texts.company.editing(editing)]),
        ...(looking.length === 0 ? [] : [texts.company.looking(looking)]),
      ].join(' ')}
    </Note>
  );
}
