import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eventKeys } from '#client/entities/nights/event-keys.ts';
import { shareShelf } from '#client/entities/groups/api.ts';
import { failed } from '#client/entities/groups/messages.ts';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Ballot } from '#shared/contracts/votes.ts';

interface ShareWithGroupProps {
  group: Ballot['groups'][number];
  hostName: string;
  attendeeId: number;
}

/** Asks a member once whether to share their collection with a group of the host; saved at once. */
export function ShareWithGroup({ group, hostName, attendeeId }: ShareWithGroupProps) {
  const { membershipId, name, sharesShelf } = group;
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    ...shareShelf,
    onSuccess: () => client.invalidateQueries({ queryKey: eventKeys.ballot(attendeeId) }),
    onError: (error) => toast(failed(error)),
  });
  return (
    <Checkbox
      label={`Share my shelf with ${name}`}
      description={`Your games may be proposed on every night of ${hostName}, and those who share too see which ones you own. Remembered until you take it back, here or under Groups.`}
      checked={isPending ? variables.sharesShelf : sharesShelf}
      disabled={isPending}
      onChange={({ target }) => mutate({ id: membershipId, sharesShelf: target.checked })}
    />
  );
}
