import { Armchair, BellRing, UserCheck, X } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Attendee } from '#shared/contracts/attendees.ts';
import { rowAction } from '../row-action.ts';
import type { AttendeeActions } from '../use-attendee-actions.ts';

interface AttendeeRowActionsProps {
  attendee: Attendee;
  name: string;
  actions: AttendeeActions;
}

/** The most frequent actions on an attendee who waits for the host; others are in the menu. */
export function AttendeeRowActions({ attendee, name, actions }: AttendeeRowActionsProps) {
  const action = rowAction(attendee, actions.state, new Date());
  if (action === 'let in') {
    return (
      <div className="flex min-h-10 items-center gap-1">
        <Button
          size="sm"
          variant="act"
          icon={UserCheck}
          aria-label={`Let In: ${name}`}
          onClick={() => actions.approve(attendee)}
        >
          Let In
        </Button>
        <IconButton icon={X} label={`Turn down ${name}`} onClick={() => actions.ask('remove', attendee)} />
      </div>
    );
  }
  if (action === 'seat') {
    return (
      <div className="flex min-h-10 items-center gap-1">
        <Button size="sm" icon={Armchair} aria-label={`Seat: ${name}`} onClick={() => actions.ask('seat', attendee)}>
          Seat
        </Button>
      </div>
    );
  }
  if (action === 'nudge') {
    return (
      <div className="flex min-h-10 items-center gap-1">
        <Button size="sm" icon={BellRing} aria-label={`Nudge: ${name}`} onClick={() => actions.nudge(attendee)}>
          Nudge
        </Button>
      </div>
    );
  }
  return <span />;
}
