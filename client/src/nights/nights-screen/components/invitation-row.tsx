import { useMutation } from '@tanstack/react-query';
import { CalendarSearch, NotebookPen, Vote } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Invitation } from '#shared/nights/attendees-contract.ts';
import { openGuestPage } from '../../invitations-api.ts';
import { openingFailed } from '../messages.ts';
import { isToday, soonText, whenText } from '../../night-text.ts';
import { movedText } from '../moved-text.ts';
import { useAnswerInvitation } from '../use-answer-invitation.ts';
import { AnswerButtons } from '../../parts/answer-buttons.tsx';
import { UndecidedDatePlate } from '../../parts/undecided-date-plate.tsx';
import { DatePlate } from '../../parts/date-plate.tsx';
import { NightFacts } from './night-facts.tsx';
import { t } from '#client/nights/words/words.ts';

interface InvitationRowProps {
  invitation: Invitation;
  now: Date;
  /** The dialog that votes for games. */
  renderBallot: (onClose: () => void) => ReactNode;
}

/** An invitation of another host, with answer buttons. */
export function InvitationRow({ invitation, now, renderBallot }: InvitationRowProps) {
  const { attendeeId, title, hostName, date, timeZone, inLine, seatOfferedUntil, awaitsApproval, datesToChoose } =
    invitation;
  const { answer, pressed } = useAnswerInvitation(attendeeId);
  const [voting, setVoting] = useState(false);
  const titleId = useId();
  const opening = useMutation({ ...openGuestPage, onError: (error) => toast(openingFailed(error)) });
  const isFinding = datesToChoose > 0;
  const soon = isFinding ? null : soonText(invitation, now);
  const moved = movedText(invitation, now);
  const mayVote = !awaitsApproval && (invitation.status === 'accepted' || invitation.status === 'maybe');
  return (
    <li className="tile invitation grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3.5 p-4 max-4xs:grid-cols-1 nav:grid-cols-[auto_minmax(0,1fr)_minmax(0,420px)]">
      {isFinding ? (
        <UndecidedDatePlate count={datesToChoose} className="self-start" />
      ) : (
        <DatePlate
          date={date}
          timeZone={timeZone}
          className="self-start bg-lamp-tint text-ink shadow-none [&_span]:text-ink-2"
        />
      )}
      <div className="grid min-w-0 grid-cols-1 gap-1.5">
        <h3 className="font-display text-lg leading-[1.2] font-bold wrap-anywhere" id={titleId} dir="auto">
          {title}
        </h3>
        <p className="-mt-1 text-sm text-ink-2" dir="auto">
          {isFinding
            ? t('{host} asks which dates suit you', { host: hostName })
            : t('{host} invites you', { host: hostName })}
        </p>
        <NightFacts {...invitation} date={isFinding ? null : date} />
        {moved === null ? null : <p className="text-sm font-strong">{moved}</p>}
        {soon || inLine || awaitsApproval ? (
          <div className="badges">
            {soon ? <Badge tone={isToday(soon) ? 'lamp' : 'petrol'}>{soon}</Badge> : null}
            {inLine ? <WaitlistBadge heldUntil={seatOfferedUntil} timeZone={timeZone} now={now} /> : null}
            {awaitsApproval ? <Badge tone="warn">{t('Waiting for the host')}</Badge> : null}
          </div>
        ) : null}
        <div className="mt-1 flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={NotebookPen}
            pending={opening.isPending}
            pendingLabel={t('Opening...')}
            aria-label={t('All Details: {title}', { title })}
            onClick={() => opening.mutate(attendeeId)}
          >
            {t('All Details')}
          </Button>
          {mayVote ? (
            <Button
              size="sm"
              icon={Vote}
              aria-label={t('Vote for Games: {title}', { title })}
              onClick={() => setVoting(true)}
            >
              {t('Vote for Games')}
            </Button>
          ) : null}
        </div>
      </div>
      {isFinding ? (
        <Button
          variant="act"
          icon={CalendarSearch}
          className="col-span-full nav:col-span-1"
          pending={opening.isPending}
          pendingLabel={t('Opening...')}
          aria-describedby={titleId}
          onClick={() => opening.mutate(attendeeId)}
        >
          {t('Say Which Dates Suit You')}
        </Button>
      ) : (
        <AnswerButtons
          label={t('Your answer to {title}', { title })}
          status={pressed ?? invitation.status}
          onAnswer={answer}
        />
      )}
      {voting ? renderBallot(() => setVoting(false)) : null}
    </li>
  );
}

interface WaitlistBadgeProps {
  /** End of the offer of a seat; null without one. */
  heldUntil: Date | null;
  timeZone: string;
  now: Date;
}

const WaitlistBadge = ({ heldUntil, timeZone, now }: WaitlistBadgeProps) =>
  heldUntil !== null && heldUntil > now ? (
    <Badge tone="good">{t('Seat held until {moment}', { moment: whenText(heldUntil, timeZone, now) })}</Badge>
  ) : (
    <Badge tone="warn">{t('On the waitlist')}</Badge>
  );
