import { Ban, Gem, Globe } from 'lucide-react';
import { PageTitle } from '#client/ui/layout/page-title.tsx';
import { UndecidedDatePlate } from '../../parts/undecided-date-plate.tsx';
import { DatePlate } from '../../parts/date-plate.tsx';
import { EventTypeBadge } from '../../parts/event-type-badge.tsx';
import { NightBanner } from '../../parts/night-banner.tsx';
import { dayText, findingText, hoursText, soonText } from '../../night-text.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import type { Plan } from '#shared/enums.ts';
import type { NightState } from '../night-state.ts';
import './night-header.css';
import { t } from '#client/nights/words/words.ts';

/** Id of the title, which takes the focus when the page changes under the reader. */
export const NIGHT_HEADING = 'night-heading';

interface NightHeaderProps {
  event: Event;
  state: NightState;
  /** The host's. */
  plan: Plan;
  /** The change by the latest answer to the dates; '' if none. */
  news: string;
}

/** Title and time, on a plate over the banner. */
export function NightHeader({ event, state, plan, news }: NightHeaderProps) {
  const { title, date, timeZone } = event;
  const soon = state === 'coming' ? soonText(event, new Date()) : null;
  return (
    <header className="night-header" data-state={state}>
      <NightBanner
        title={title}
        color={event.bannerColor}
        imageUrl={event.bannerUrl}
        className="night-header-banner h-14 rounded-xl max-sm:mx-[calc(-1_*_var(--gutter))] max-sm:h-10 max-sm:rounded-none"
      />
      <div className="night-plate relative mx-4 -mt-9 flex items-center gap-4 rounded-lg bg-tile px-4 py-3 shadow-tile max-sm:mx-0 max-sm:-mt-5 max-sm:items-start max-sm:gap-3.5 max-sm:px-3.5 max-4xs:flex-wrap">
        {state === 'finding' ? (
          <UndecidedDatePlate count={event.datePoll?.options ?? 0} className="self-start" />
        ) : (
          <DatePlate
            date={date}
            timeZone={timeZone}
            className="night-plate-date self-start bg-lamp-tint text-ink shadow-none max-sm:min-w-14 max-sm:px-2.75 max-sm:py-2.25"
          />
        )}
        <div className="min-w-0 flex-1 wrap-anywhere max-4xs:basis-full">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <PageTitle
              title={title}
              id={NIGHT_HEADING}
              tabIndex={-1}
              className="m-0 focus:outline-none max-sm:text-xl"
            />
            <div className="badges">
              <EventTypeBadge type={event.eventType} />
              {event.eventType !== 'game_night' || plan !== 'free' ? (
                <Badge tone="lamp" icon={Gem}>
                  Premium
                </Badge>
              ) : null}
              {event.isPublic ? (
                <a href={`/night/${event.publicId}`} className="night-public rounded-sm">
                  <Badge tone="info" icon={Globe}>
                    {t('Public Event')}
                  </Badge>
                </a>
              ) : null}
              {state === 'cancelled' ? (
                <Badge tone="bad" icon={Ban}>
                  {t('Cancelled')}
                </Badge>
              ) : null}
            </div>
          </div>
          <p className="mt-1 text-ink-2 max-sm:text-sm">
            {state === 'finding' ? findingText(event, new Date()) : `${dayText(date, timeZone)}, ${hoursText(event)}`}
            {state === 'finding' ? (
              <span role="status" className="ms-2.5 border-s-2 border-s-line ps-2.5 font-strong text-ink empty:sr-only">
                {news}
              </span>
            ) : null}
            {soon ? (
              <span className="ms-2.5 inline-block border-s-2 border-s-line ps-2.5 font-strong text-ink max-sm:mx-0 max-sm:mt-0.5 max-sm:mb-0 max-sm:block max-sm:border-0 max-sm:p-0">
                {soon}
              </span>
            ) : null}
          </p>
          {event.location === null ? null : (
            <p className="text-ink-2 max-sm:text-sm" dir="auto">
              {event.location}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
