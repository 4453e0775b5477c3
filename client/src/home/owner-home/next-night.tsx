import { CalendarPlus, Clock, MapPin } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { UndecidedDatePlate } from '#client/nights/parts/undecided-date-plate.tsx';
import { DatePlate } from '#client/nights/parts/date-plate.tsx';
import { datesAnsweredText, dayText, findingText, soonText, timeText } from '#client/nights/night-text.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { RsvpMark } from '#client/ui/marks/rsvp-mark.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { HomeNight } from '#shared/home/home-contract.ts';
import { answersText } from './answers-text.ts';
import './next-night.css';
import { t } from '#client/home/words/words.ts';

/** The current or next night with guests and games, or a link to plan one. */
export function NextNight({ night }: { night: HomeNight | null }) {
  if (!night)
    return (
      <EmptyState
        size="sm"
        icon={CalendarPlus}
        title={t('Nobody is coming yet')}
        action={
          <Button icon={CalendarPlus} href="/game-nights?create">
            {t('Plan a Night')}
          </Button>
        }
      >
        {t('Pick a date, choose the games, see who is in.')}
      </EmptyState>
    );
  const poll = night.datePoll;
  const soon = poll ? null : soonText(night, new Date());
  return (
    <section className="next-night rail" aria-labelledby="next-night">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        {poll ? <UndecidedDatePlate count={poll.options} /> : <DatePlate date={night.date} timeZone={night.timeZone} />}
        <div>
          <p className="text-sm font-semibold text-on-rail-2">
            {poll
              ? t('Finding a date')
              : soon
                ? t('Next night, {when}', { when: soon.charAt(0).toLowerCase() + soon.slice(1) })
                : t('Next night')}
          </p>
          <h2 className="wrap-anywhere" id="next-night" dir="auto">
            {night.title}
          </h2>
          <ul className="mt-1.25 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-on-rail-2">
            <li className="inline-flex min-w-0 items-center gap-1.5 wrap-anywhere">
              <Clock className="icon" aria-hidden="true" />
              {poll ? (
                findingText(night, new Date())
              ) : (
                <>
                  <VisuallyHidden>{dayText(night.date, night.timeZone)}, </VisuallyHidden>
                  {timeText(night.date, night.timeZone)}
                </>
              )}
            </li>
            {night.location ? (
              <li className="inline-flex min-w-0 items-center gap-1.5 wrap-anywhere">
                <MapPin className="icon" aria-hidden="true" />
                <bdi>{night.location}</bdi>
              </li>
            ) : null}
          </ul>
        </div>
      </div>
      <div className="grid gap-2">
        <span className="flex flex-wrap gap-1.5 justify-self-start rounded-md bg-tile p-1.5" aria-hidden="true">
          <RsvpMark status="accepted" />
          {night.people.map(({ name, status }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two guests may share a name
            <RsvpMark key={`${name} ${index}`} status={status} />
          ))}
        </span>
        <p className="text-note">
          {poll ? `${datesAnsweredText(poll.answered, guestsOf(night))}.` : answersText(night)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-on-rail-2">
        <span className="flex gap-1.5 empty:hidden">
          {night.games.map(({ id, title, category, imageUrl }) => (
            <GameCover
              key={id}
              title={title}
              category={category}
              imageUrl={imageUrl}
              className="size-10.5 rounded-sm"
            />
          ))}
        </span>
        <span>
          {night.gameCount === 0
            ? t('No game chosen')
            : t('{count, plural, one {# game chosen} other {# games chosen}}', { count: night.gameCount })}
        </span>
        <Button className="ms-auto" variant="rail" href={nightAddress(night.id)}>
          {t('Open the Night')}
        </Button>
      </div>
    </section>
  );
}

const guestsOf = ({ answers }: HomeNight): number => Object.values(answers).reduce((sum, count) => sum + count, 0);
