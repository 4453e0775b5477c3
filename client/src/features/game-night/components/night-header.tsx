import { Ban, Gem, Globe } from 'lucide-react';
import { DatePlate } from '#client/entities/nights/date-plate.tsx';
import { EventTypeBadge } from '#client/entities/nights/event-type-badge.tsx';
import { NightBanner } from '#client/entities/nights/night-banner.tsx';
import { dayText, hoursText, soonText } from '#client/entities/nights/night-words.ts';
import { Badge } from '#client/ui/badge.tsx';
import type { Event } from '#shared/contracts/events.ts';
import type { Plan } from '#shared/enums.ts';
import type { NightState } from '../night-state.ts';
import './night-header.css';

interface NightHeaderProps {
  event: Event;
  state: NightState;
  /** The host's. */
  plan: Plan;
}

/** What and when, on a plate that lies over the banner. */
export function NightHeader({ event, state, plan }: NightHeaderProps) {
  const { title, date, timeZone } = event;
  const soon = state === 'coming' ? soonText(event, new Date()) : null;
  return (
    <header className="night-header" data-state={state}>
      <NightBanner title={title} color={event.bannerColor} imageUrl={event.bannerUrl} className="night-header-banner" />
      <div className="night-plate">
        <DatePlate date={date} timeZone={timeZone} className="night-plate-date" />
        <div className="night-plate-text">
          <div className="badges">
            <EventTypeBadge type={event.eventType} />
            {event.eventType !== 'game_night' || plan !== 'free' ? (
              <Badge tone="lamp" icon={Gem}>
                Premium
              </Badge>
            ) : null}
            {event.isPublic ? (
              <a href={`/night/${event.publicId}`} className="night-public">
                <Badge tone="info" icon={Globe}>
                  Public Event
                </Badge>
              </a>
            ) : null}
            {state === 'cancelled' ? (
              <Badge tone="bad" icon={Ban}>
                Cancelled
              </Badge>
            ) : null}
          </div>
          <h1 dir="auto">{title}</h1>
          <p>
            {dayText(date, timeZone)}, {hoursText(event)}
            {soon ? <span className="night-soon">{soon}</span> : null}
          </p>
          {event.location === null ? null : (
            <p className="night-plate-place" dir="auto">
              {event.location}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
