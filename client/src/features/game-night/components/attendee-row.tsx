import {
  CalendarCheck,
  CalendarClock,
  CircleAlert,
  Clock3,
  MailQuestion,
  NotebookPen,
  Quote,
  UserCheck,
} from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import type { IconType } from '#client/ui/icon-type.ts';
import type { Attendee } from '#shared/contracts/attendees.ts';
import { addressBeside, calledBy, mailWords, saidFacts, standingWords, type MailWords } from '../attendee-words.ts';
import { moveWords } from '../move-words.ts';
import type { AttendeeActions } from '../use-attendee-actions.ts';
import { AttendeeMenu } from './attendee-menu.tsx';
import { AttendeeRowActions } from './attendee-row-actions.tsx';

interface AttendeeRowProps {
  attendee: Attendee;
  actions: AttendeeActions;
  /** Something has just come in about them. */
  fresh: boolean;
}

const MAIL_ICONS: Record<MailWords['tone'], IconType> = { plain: MailQuestion, waiting: Clock3, bad: CircleAlert };

/** One person of the list: what they said beside the answer, what waits for the host, and mail that did not arrive. */
export const AttendeeRow = memo(function AttendeeRow({ attendee, actions, fresh }: AttendeeRowProps) {
  const { id, isHost, guestNote, attendeeNotes, checkedIn } = attendee;
  const name = calledBy(attendee);
  const address = addressBeside(attendee);
  const mail = mailWords(attendee);
  const move = actions.canInvite ? moveWords(attendee) : null;
  const facts = [...saidFacts(attendee), ...standingWords(attendee, actions.timeZone, new Date())];
  const MailIcon = mail ? MAIL_ICONS[mail.tone] : null;
  return (
    <li className="attendee" data-fresh={fresh || undefined} data-attendee={id}>
      <Avatar name={name} />
      <div className="attendee-text">
        <p className="attendee-name" title={address ?? undefined}>
          <bdi>{name}</bdi> {isHost ? <span className="attendee-aside">(host)</span> : null}
        </p>
        {facts.length > 0 ? <p className="attendee-facts">{facts.join(' · ')}</p> : null}
        {guestNote ? (
          <p className="attendee-note">
            <Quote className="icon" aria-hidden="true" />
            <span dir="auto">{guestNote}</span>
          </p>
        ) : null}
        {attendeeNotes ? (
          <p className="attendee-note">
            <NotebookPen className="icon" aria-hidden="true" />
            <span>
              <span className="sr-only">Your note: </span>
              <span dir="auto">{attendeeNotes}</span>
            </span>
          </p>
        ) : null}
        {mail && MailIcon ? (
          <p className="attendee-mail" data-tone={mail.tone}>
            <MailIcon className="icon" aria-hidden="true" />
            <span>{mail.words}</span>
          </p>
        ) : null}
        {move ? (
          <Badge tone={move.tone} icon={move.tone === 'good' ? CalendarCheck : CalendarClock}>
            {move.words}
          </Badge>
        ) : null}
        {checkedIn ? (
          <Badge tone="petrol" icon={UserCheck}>
            Checked in
          </Badge>
        ) : null}
      </div>
      <AttendeeRowActions attendee={attendee} name={name} actions={actions} />
      <AttendeeMenu attendee={attendee} name={name} actions={actions} />
    </li>
  );
});
