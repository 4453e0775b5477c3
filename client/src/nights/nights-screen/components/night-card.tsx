import { clsx } from 'clsx';
import { CircleX, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '#client/ui/marks/badge.tsx';
import { dateText } from '#client/lib/reader-time.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { isOver } from '#shared/time/event-end.ts';
import { datesAnsweredText, findingText, soonText } from '../../night-text.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { UndecidedDatePlate } from '../../parts/undecided-date-plate.tsx';
import { DatePlate } from '../../parts/date-plate.tsx';
import { EventTypeBadge } from '../../parts/event-type-badge.tsx';
import { GuestTally } from './guest-tally.tsx';
import { NightBanner } from '../../parts/night-banner.tsx';
import { NightFacts } from './night-facts.tsx';
import './night-card.css';

/** The fields shown on an event's card. */
export type NightFace = Pick<
  Event,
  | 'title'
  | 'eventType'
  | 'timeZone'
  | 'durationMinutes'
  | 'location'
  | 'maxAttendees'
  | 'bannerColor'
  | 'bannerUrl'
  | 'isPublic'
> & { date: Date | null; /** Number of dates to choose from; null for one date. */ dates: number | null };

/** An owner's event; the whole card links to its page. */
export function NightCard({ event, now }: { event: Event; now: Date }) {
  const cancelled = event.status === 'cancelled';
  const poll = event.status === 'finding_date' ? event.datePoll : null;
  const soon = cancelled || poll ? null : soonText(event, now);
  return (
    <article
      className={clsx(
        'tile night-card relative flex flex-col pb-4 has-[.night-card-link:hover]:transform-[translateY(-2px)] has-[.night-card-link:hover]:shadow-tile-hover',
        cancelled && 'night-card-cancelled',
      )}
      aria-labelledby={`night-${event.id}`}
    >
      <NightCardTop face={{ ...event, dates: poll?.options ?? null }}>
        {cancelled ? (
          <Badge tone="bad" icon={CircleX}>
            Cancelled
          </Badge>
        ) : null}
        {poll ? <Badge tone="petrol">{datesAnsweredText(poll.answered, event.guests)}</Badge> : null}
        {soon ? <Badge tone={soon === 'On now' || soon === 'Today' ? 'lamp' : 'petrol'}>{soon}</Badge> : null}
      </NightCardTop>
      <h3 id={`night-${event.id}`} dir="auto">
        <Link
          href={nightAddress(event.id)}
          aria-label={poll ? undefined : `${event.title}, ${dateText(event.date)}`}
          className="night-card-link after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {event.title}
        </Link>
      </h3>
      <NightFacts {...event} date={poll ? null : event.date} when={poll ? findingText(event, now) : null} />
      <GuestTally event={event} over={isOver(event, now)} />
    </article>
  );
}

/** The card with the present form values. */
export function NightCardPreview({ face }: { face: NightFace }) {
  return (
    <div className="tile night-card relative flex flex-col pb-4 has-[.night-card-link:hover]:transform-[translateY(-2px)] has-[.night-card-link:hover]:shadow-tile-hover">
      <NightCardTop face={face} />
      <p className="night-card-title" dir="auto">
        {face.title || 'Your game night'}
      </p>
      <NightFacts {...face} />
    </div>
  );
}

function NightCardTop({ face, children }: { face: NightFace; children?: ReactNode }) {
  return (
    <>
      <NightBanner
        title={face.title}
        color={face.bannerColor}
        imageUrl={face.bannerUrl}
        className="night-card-banner"
      />
      <div className="relative flex min-h-12 flex-wrap justify-end gap-1.5 pt-3.5 pr-4.5 pb-2 pl-24">
        {face.dates !== null && face.dates > 0 ? (
          <UndecidedDatePlate count={face.dates} className="absolute -top-13 left-4" />
        ) : face.date ? (
          <DatePlate date={face.date} timeZone={face.timeZone} className="absolute -top-10.5 left-4" />
        ) : null}
        {children}
        {face.isPublic ? (
          <Badge tone="info" icon={Globe}>
            Public
          </Badge>
        ) : null}
        <EventTypeBadge type={face.eventType} />
      </div>
    </>
  );
}
