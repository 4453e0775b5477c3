import { clsx } from 'clsx';
import { CircleX, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { dateText } from '#client/lib/reader-time.ts';
import type { CoveredGame } from '#shared/games/covered-game.ts';
import type { ListedEvent } from '#shared/nights/events-contract.ts';
import { isOver } from '#shared/time/event-end.ts';
import { datesAnsweredText, findingText, isToday, soonText } from '../../night-text.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { UndecidedDatePlate } from '../../parts/undecided-date-plate.tsx';
import { DatePlate } from '../../parts/date-plate.tsx';
import { EventTypeBadge } from '../../parts/event-type-badge.tsx';
import { GuestTally } from './guest-tally.tsx';
import { NightBanner } from '../../parts/night-banner.tsx';
import { NightFacts } from './night-facts.tsx';
import './night-card.css';
import { t } from '#client/nights/words/words.ts';

/** The fields shown on an event's card. */
export type NightFace = Pick<
  ListedEvent,
  | 'title'
  | 'eventType'
  | 'timeZone'
  | 'durationMinutes'
  | 'location'
  | 'maxAttendees'
  | 'bannerColor'
  | 'bannerUrl'
  | 'isPublic'
  | 'gameCount'
> & {
  date: Date | null;
  /** Number of dates to choose from; null for one date. */
  dates: number | null;
  games: readonly CoveredGame[];
};

interface NightCardProps {
  event: ListedEvent;
  now: Date;
  /** The only one of its list: on a desktop its games stand beside its facts. */
  wide: boolean;
}

const CARD =
  'tile night-card relative flex flex-col has-[.night-card-link:hover]:transform-[translateY(-2px)] has-[.night-card-link:hover]:shadow-tile-hover';

/** An owner's event; the whole card links to its page. */
export function NightCard({ event, now, wide }: NightCardProps) {
  const cancelled = event.status === 'cancelled';
  const poll = event.status === 'finding_date' ? event.datePoll : null;
  const soon = cancelled || poll ? null : soonText(event, now);
  return (
    <article
      className={clsx(CARD, wide && 'desk:flex-row', cancelled && 'night-card-cancelled')}
      aria-labelledby={`night-${event.id}`}
    >
      <CardBanner face={event} wide={wide} />
      <div className="flex min-w-0 flex-1 flex-col pb-4">
        <CardTop face={{ ...event, dates: poll?.options ?? null }} wide={wide}>
          {cancelled ? (
            <Badge tone="bad" icon={CircleX}>
              {t('Cancelled')}
            </Badge>
          ) : null}
          {poll ? <Badge tone="petrol">{datesAnsweredText(poll.answered, event.guests)}</Badge> : null}
          {soon ? <Badge tone={isToday(soon) ? 'lamp' : 'petrol'}>{soon}</Badge> : null}
        </CardTop>
        <h3 id={`night-${event.id}`} dir="auto">
          <Link
            href={nightAddress(event.id)}
            aria-label={poll ? undefined : `${event.title}, ${dateText(event.date)}`}
            className="night-card-link after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {event.title}
          </Link>
        </h3>
        <NightFacts
          {...event}
          date={poll ? null : event.date}
          when={poll ? findingText(event, now) : null}
          maxAttendees={null}
        />
        <GuestTally event={event} over={isOver(event, now)} />
      </div>
    </article>
  );
}

/** The card with the present form values. */
export function NightCardPreview({ face }: { face: NightFace }) {
  return (
    <div className={clsx(CARD, 'pb-4')}>
      <CardBanner face={face} />
      <CardTop face={face} />
      <p className="night-card-title" dir="auto">
        {face.title || t('Your game night')}
      </p>
      <NightFacts {...face} />
    </div>
  );
}

/** The night's picture or colour, and beside the date's plate the covers of its games. */
function CardBanner({
  face,
  wide,
}: {
  face: Pick<NightFace, 'title' | 'bannerColor' | 'bannerUrl' | 'games'>;
  wide?: boolean;
}) {
  return (
    <div
      className={clsx(
        'night-card-banner relative flex overflow-hidden',
        wide && 'desk:h-auto desk:flex-[0_0_44%] desk:rounded-tr-none desk:rounded-bl-lg',
      )}
    >
      <NightBanner
        title={face.title}
        color={face.bannerColor}
        imageUrl={face.bannerUrl}
        className="absolute! inset-0"
      />
      <div className={clsx('ms-24 flex min-w-0 flex-1 justify-end gap-px', wide && 'desk:ms-0 desk:flex-wrap')}>
        {face.games.map(({ id, title, category, imageUrl }) => (
          <GameCover
            key={id}
            title={title}
            category={category}
            imageUrl={imageUrl}
            className={clsx('max-w-36 min-w-0 flex-1', wide && 'desk:max-w-none desk:flex-[1_1_40%]')}
          />
        ))}
      </div>
    </div>
  );
}

function CardTop({
  face,
  wide,
  children,
}: {
  face: Omit<NightFace, 'games' | 'gameCount'>;
  wide?: boolean;
  children?: ReactNode;
}) {
  const place = clsx('absolute left-4', wide && 'desk:top-4');
  return (
    <div
      className={clsx(
        'relative flex min-h-12 flex-wrap justify-end gap-1.5 pt-3.5 pr-4.5 pb-2 pl-24 max-4xs:pt-11 max-4xs:pl-4.5',
        wide && 'desk:min-h-27 desk:items-start',
      )}
    >
      {face.dates !== null && face.dates > 0 ? (
        <UndecidedDatePlate count={face.dates} className={clsx('-top-13', place)} />
      ) : face.date ? (
        <DatePlate date={face.date} timeZone={face.timeZone} className={clsx('-top-10.5', place)} />
      ) : null}
      {children}
      {face.isPublic ? (
        <Badge tone="info" icon={Globe}>
          {t('Public')}
        </Badge>
      ) : null}
      <EventTypeBadge type={face.eventType} />
    </div>
  );
}
