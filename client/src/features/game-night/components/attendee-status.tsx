import {
  Armchair,
  CalendarCheck,
  CalendarClock,
  Check,
  CircleDashed,
  CircleHelp,
  DoorOpen,
  ListOrdered,
  X,
} from 'lucide-react';
import { whenText } from '#client/features/game-nights/night-words.ts';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import type { IconType } from '#client/ui/icon-type.ts';
import type { Attendee } from '#shared/contracts/attendees.ts';
import type { AttendeeStatus } from '#shared/enums.ts';
import { STATUS_WORDS } from '../attendee-words.ts';
import { moveWords } from '../move-words.ts';

const LOOKS: Record<AttendeeStatus, [BadgeTone, IconType]> = {
  accepted: ['good', Check],
  maybe: ['warn', CircleHelp],
  declined: ['bad', X],
  invited: ['muted', CircleDashed],
};

/** What somebody answered, or what their answer waits for. */
export function AttendeeStatus({ attendee, timeZone }: { attendee: Attendee; timeZone: string }) {
  const { status, awaitsApproval, placeInLine, seatOfferedUntil } = attendee;
  if (awaitsApproval) {
    return (
      <Badge tone="info" icon={DoorOpen}>
        Asks to come
      </Badge>
    );
  }
  if (seatOfferedUntil !== null) {
    return (
      <Badge tone="lamp" icon={Armchair}>
        Seat held until {whenText(seatOfferedUntil, timeZone, new Date())}
      </Badge>
    );
  }
  if (placeInLine !== null) {
    return (
      <Badge tone="lamp" icon={ListOrdered}>
        In line, place {placeInLine}
      </Badge>
    );
  }
  const [tone, icon] = LOOKS[status];
  const move = moveWords(attendee);
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {STATUS_WORDS[status]}
      </Badge>
      {move ? (
        <Badge tone={move.tone} icon={move.tone === 'good' ? CalendarCheck : CalendarClock}>
          {move.words}
        </Badge>
      ) : null}
    </>
  );
}
