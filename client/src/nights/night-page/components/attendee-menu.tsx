import {
  CalendarCheck,
  Check,
  CircleHelp,
  EllipsisVertical,
  Gem,
  Link2,
  Mail,
  NotebookPen,
  RefreshCw,
  UserCheck,
  UserMinus,
  UserX,
  X,
} from 'lucide-react';
import { useHostedOrganization } from '#client/organizations/use-host.ts';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '#client/ui/layers/dropdown-menu.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { RSVP_ANSWERS, type RsvpAnswer } from '#shared/enums.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { canCheckIn } from '../can-check-in.ts';
import { STATUS_TEXTS } from '../attendee-text.ts';
import { menuButtonId, type AttendeeActions } from '../use-attendee-actions.ts';
import { t } from '#client/nights/words/words.ts';

interface AttendeeMenuProps {
  attendee: Attendee;
  name: string;
  actions: AttendeeActions;
}

const ANSWER_ICONS: Record<RsvpAnswer, typeof Check> = { accepted: Check, maybe: CircleHelp, declined: X };

/** The host's actions on an attendee. */
export function AttendeeMenu({ attendee, name, actions }: AttendeeMenuProps) {
  const { id, isHost, checkedIn } = attendee;
  const organization = useHostedOrganization();
  return (
    <DropdownMenu
      trigger={<IconButton id={menuButtonId(id)} icon={EllipsisVertical} label={t('Options for {name}', { name })} />}
    >
      {isHost || !actions.canAnswer ? null : <AnswerItems attendee={attendee} actions={actions} />}
      {!checkedIn && !canCheckIn(attendee, actions.begins, new Date()) ? null : actions.checksIn ? (
        <MenuItem icon={checkedIn ? UserX : UserCheck} onSelect={() => actions.checkIn(attendee, !checkedIn)}>
          {checkedIn ? t('Undo Check-in') : t('Check In')}
        </MenuItem>
      ) : organization === null ? (
        <MenuItem icon={Gem} href="/premium">
          {t('Check-in with Premium Plus')}
        </MenuItem>
      ) : null}
      <MenuItem icon={NotebookPen} onSelect={() => actions.ask('details', attendee)}>
        {isHost ? t('Name and Notes...') : t('Name, Notes, Companions...')}
      </MenuItem>
      {isHost ? null : <GuestItems attendee={attendee} actions={actions} />}
    </DropdownMenu>
  );
}

function AnswerItems({ attendee, actions }: Omit<AttendeeMenuProps, 'name'>) {
  return (
    <>
      <MenuLabel>{t('Answer for them')}</MenuLabel>
      {RSVP_ANSWERS.filter((answer) => answer !== attendee.status).map((answer) => (
        <MenuItem key={answer} icon={ANSWER_ICONS[answer]} onSelect={() => actions.answer(attendee, answer)}>
          {STATUS_TEXTS[answer]}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  );
}

function GuestItems({ attendee, actions }: Omit<AttendeeMenuProps, 'name'>) {
  const { email, muted, invitedAt } = attendee;
  const { fillIn } = actions;
  return (
    <>
      {fillIn ? (
        <MenuItem icon={CalendarCheck} onSelect={() => fillIn(attendee)}>
          {t('Fill In Their Answers...')}
        </MenuItem>
      ) : null}
      {actions.canInvite ? (
        <>
          {canBeWrittenTo(email) && !muted ? (
            <MenuItem icon={Mail} onSelect={() => actions.resend(attendee)}>
              {invitedAt === null ? t('Send Invitation') : t('Send Invitation Again')}
            </MenuItem>
          ) : null}
          <MenuItem icon={Link2} onSelect={() => actions.copyLink(attendee)}>
            {t('Copy Link')}
          </MenuItem>
          <MenuItem icon={RefreshCw} onSelect={() => actions.ask('renew', attendee)}>
            {t('New Link...')}
          </MenuItem>
        </>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={UserMinus} tone="danger" onSelect={() => actions.ask('remove', attendee)}>
        {t('Remove...')}
      </MenuItem>
    </>
  );
}
