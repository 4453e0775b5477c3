import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import type { Group } from '#shared/nights/groups-contract.ts';
import { useHostedId } from '#client/organizations/use-host.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { groupsQuery } from './api.ts';
import { t } from '#client/nights/words/words.ts';

interface InviteGroupProps {
  /** Addresses already on the list. */
  present: ReadonlySet<string>;
  disabled: boolean;
  onInvite: (people: Group['members']) => void;
}

/** The owner's groups, each with a button to add its members. Groups already included are omitted. */
export function InviteGroup({ present, disabled, onInvite }: InviteGroupProps) {
  const { data: groups } = useQuery(groupsQuery(useHostedId()));
  const offered = (groups ?? []).flatMap(({ id, name, members }) => {
    const fresh = members.filter(({ email }) => !present.has(email));
    return fresh.length > 0 ? [{ id, name, fresh }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-labelledby="invite-group" className="mb-4 grid gap-2">
      <p id="invite-group" className="text-sm leading-[1.3] font-strong">
        {t('Invite a group')}
      </p>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ id, name, fresh }) => (
          <Button key={id} size="sm" icon={UsersRound} disabled={disabled} onClick={() => onInvite(fresh)}>
            {name} ({fresh.length})
          </Button>
        ))}
      </div>
    </div>
  );
}
