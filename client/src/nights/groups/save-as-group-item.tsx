import { useMutation, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { attendeesQuery } from '../attendees-api.ts';
import { useHostedId } from '#client/organizations/use-host.ts';
import { MenuItem } from '#client/ui/layers/dropdown-menu.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { MAX_GROUP_MEMBERS, MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { saveGroup } from './api.ts';
import * as messages from './messages.ts';

/** Creates a group from an event's attendees with an address. */
export function SaveAsGroupItem({ event }: { event: Pick<Event, 'id' | 'title'> }) {
  const host = { for: useHostedId() };
  const { data: attendees = [] } = useQuery(attendeesQuery(event.id));
  const guests = attendees.filter(({ isHost, email }) => !isHost && canBeWrittenTo(email));
  const members = guests.slice(0, MAX_GROUP_MEMBERS).map(({ email, name }) => ({ email, name }));
  const { mutate, isPending } = useMutation({
    ...saveGroup,
    onSuccess: (group) => toast(messages.saved(group, guests.length - members.length)),
    onError: (error) => toast(messages.failed(error)),
  });
  return (
    <MenuItem
      icon={UsersRound}
      disabled={members.length === 0}
      onSelect={() => {
        if (!isPending) mutate({ host, id: null, group: { name: event.title.slice(0, MAX_NAME_LENGTH), members } });
      }}
    >
      Save Guests as Group
    </MenuItem>
  );
}
