import { useQuery } from '@tanstack/react-query';
import type { Event } from '#shared/nights/events-contract.ts';
import { MAX_GROUP_MEMBERS, MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { attendeesQuery } from '../attendees-api.ts';
import { GroupDialog } from './group-dialog.tsx';

interface SaveAsGroupDialogProps {
  event: Pick<Event, 'id' | 'title'>;
  onClose: () => void;
  onCloseAutoFocus: (event: globalThis.Event) => void;
}

/** A new group of an event's attendees with an address; its host gives it a name. */
export function SaveAsGroupDialog({ event, ...dialog }: SaveAsGroupDialogProps) {
  const { data: attendees } = useQuery(attendeesQuery(event.id));
  if (!attendees) return null;
  const guests = attendees.filter(({ isHost, email }) => !isHost && canBeWrittenTo(email));
  const members = guests.slice(0, MAX_GROUP_MEMBERS).map(({ email, name }) => ({ email, name }));
  const suggested = { name: event.title.slice(0, MAX_NAME_LENGTH), members, leftOut: guests.length - members.length };
  return <GroupDialog group={null} suggested={suggested} {...dialog} />;
}
