import {
  CalendarCheck,
  CalendarClock,
  CircleAlert,
  Clock3,
  MailQuestion,
  NotebookPen,
  Quote,
  UserCheck,
  Armchair,
  BellRing,
  X,
} from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { addressBeside, displayNameOf, mailText, answerFacts, statusText, type MailText } from '../attendee-text.ts';
import { moveText } from '../moved-answer-text.ts';
import { rowAction } from '../row-action.ts';
import type { AttendeeActions } from '../use-attendee-actions.ts';
import { AttendeeMenu } from './attendee-menu.tsx';
import { t } from '#client/nights/words/words.ts';

interface AttendeeRowProps {
  attendee: Attendee;
  actions: AttendeeActions;
  /** Recently changed. */
  fresh: boolean;
}

const MAIL_ICONS: Record<MailText['tone'], IconType> = { plain: MailQuestion, waiting: Clock3, bad: CircleAlert };

/** One attendee: answer details, pending actions, and failed mail. */
export const AttendeeRow = memo(function AttendeeRow({ attendee, actions, fresh }: AttendeeRowProps) {
  const { id, isHost, guestNote, attendeeNotes, checkedIn } = attendee;
  const name = displayNameOf(attendee);
  const address = addressBeside(attendee);
  const mail = mailText(attendee);
  const move = actions.canInvite ? moveText(attendee) : null;
  const facts = [...answerFacts(attendee), ...statusText(attendee, actions.timeZone, new Date())];
  const MailIcon = mail ? MAIL_ICONS[mail.tone] : null;
  return (
    <li
      className="attendee grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-start gap-x-2.5 gap-y-1 py-1.5 pr-0 pl-2 not-first:border-t not-first:border-t-line max-4xs:flex max-4xs:flex-wrap"
      data-fresh={fresh || undefined}
      data-attendee={id}
    >
      <Avatar className="mt-0.75 max-4xs:hidden" name={name} />
      <div className="grid min-h-10 min-w-0 content-center gap-0.5 max-4xs:flex-[1_0_4.5rem]">
        <p className="line-clamp-2 text-note leading-[1.3] font-semibold wrap-anywhere" title={address ?? undefined}>
          <bdi>{name}</bdi> {isHost ? <span className="text-xs font-normal text-ink-3">{t('(host)')}</span> : null}
        </p>
        {facts.length > 0 ? <p className="text-xs leading-[1.35] wrap-anywhere text-ink">{facts.join(' · ')}</p> : null}
        {guestNote ? (
          <p className="attendee-note flex items-start gap-1.25 text-xs leading-[1.35] wrap-anywhere text-ink-2">
            <Quote className="icon mt-[0.12em] text-ink-3" aria-hidden="true" />
            <span className="whitespace-pre-line" dir="auto">
              {guestNote}
            </span>
          </p>
        ) : null}
        {attendeeNotes ? (
          <p className="attendee-note flex items-start gap-1.25 text-xs leading-[1.35] wrap-anywhere text-ink-2">
            <NotebookPen className="icon mt-[0.12em] text-ink-3" aria-hidden="true" />
            <span className="whitespace-pre-line">
              <span className="sr-only whitespace-pre-line">{t('Your note: ')}</span>
              <span className="whitespace-pre-line" dir="auto">
                {attendeeNotes}
              </span>
            </span>
          </p>
        ) : null}
        {mail && MailIcon ? (
          <p
            className="flex items-start gap-1.25 text-xs leading-[1.35] wrap-anywhere text-ink-2 data-[tone=bad]:text-bad"
            data-tone={mail.tone}
          >
            <MailIcon className="icon mt-[0.12em] text-ink-3 in-data-[tone=bad]:text-bad" aria-hidden="true" />
            <span>{mail.words}</span>
          </p>
        ) : null}
        {move ? (
          <Badge
            className="mt-0.5 justify-self-start"
            tone={move.tone}
            icon={move.tone === 'good' ? CalendarCheck : CalendarClock}
          >
            {move.words}
          </Badge>
        ) : null}
        {checkedIn ? (
          <Badge className="mt-0.5 justify-self-start" tone="petrol" icon={UserCheck}>
            {t('Checked in')}
          </Badge>
        ) : null}
      </div>
      <AttendeeRowActions attendee={attendee} name={name} actions={actions} />
      <AttendeeMenu attendee={attendee} name={name} actions={actions} />
    </li>
  );
});

interface AttendeeRowActionsProps {
  attendee: Attendee;
  name: string;
  actions: AttendeeActions;
}

/** The most frequent actions on an attendee who waits for the host; others are in the menu. */
function AttendeeRowActions({ attendee, name, actions }: AttendeeRowActionsProps) {
  const action = rowAction(attendee, actions.state, new Date());
  if (action === 'let in') {
    return (
      <div className="flex min-h-10 items-center gap-1">
        <Button
          size="sm"
          variant="act"
          icon={UserCheck}
          aria-label={t('Let In: {name}', { name })}
          onClick={() => actions.approve(attendee)}
        >
          {t('Let In')}
        </Button>
        <IconButton icon={X} label={t('Turn down {name}', { name })} onClick={() => actions.ask('remove', attendee)} />
      </div>
    );
  }
  if (action === 'seat') {
    return (
      <div className="flex min-h-10 items-center gap-1">
        <Button
          size="sm"
          icon={Armchair}
          aria-label={t('Seat: {name}', { name })}
          onClick={() => actions.ask('seat', attendee)}
        >
          {t('Seat')}
        </Button>
      </div>
    );
  }
  if (action === 'nudge') {
    return (
      <div className="flex min-h-10 items-center gap-1">
        <Button
          size="sm"
          icon={BellRing}
          aria-label={t('Nudge: {name}', { name })}
          onClick={() => actions.nudge(attendee)}
        >
          {t('Nudge')}
        </Button>
      </div>
    );
  }
  return <span />;
}
