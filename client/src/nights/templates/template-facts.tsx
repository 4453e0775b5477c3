import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Dices, MapPin, Repeat, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { gamesToHostQuery } from '#client/games/api.ts';
import { whenText } from '../night-text.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { useHostedId } from '#client/organizations/use-host.ts';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { EventTemplate } from '#shared/nights/templates-contract.ts';
import { isOwned } from '#shared/games/lists.ts';
import { datesText, nextNight, repeatText, shortDayText, someOf } from './repeat-text.ts';
import { t } from '#client/nights/words/words.ts';

const SMALL = 'block text-xs text-ink-3';

/** A template's repetition, next night, guests and games. */
export function TemplateFacts({ template, now }: { template: EventTemplate; now: Date }) {
  const { data: games = [] } = useQuery(gamesToHostQuery(useHostedId()));
  const { attendees, upcoming, location, pausedBecause } = template;
  const owned = games.filter(isOwned);
  const titles = template.gameIds.flatMap((id) => owned.find((game) => game.id === id)?.title ?? []);
  const next = pausedBecause === null ? nextNight(template, now) : null;
  const people = attendees.map(({ name, email }) => name ?? email);
  return (
    <ul className="mx-4.5 mt-0 mb-4 grid gap-2 text-note text-ink-2">
      <Fact icon={Repeat} label={t('Comes')}>
        {repeatText(template)}
        {template.datePoll ? (
          <small className={SMALL}>
            {t('Finds its date: {dates}', { dates: datesText(template.datePoll.dates, template.nextDate) })}
          </small>
        ) : null}
      </Fact>
      {next ? (
        <Fact icon={CalendarPlus} label={t('Next night')}>
          {t('Next to be made: {day}', { day: shortDayText(next.date, now) })}
          <small className={SMALL}>
            {attendees.length > 0
              ? t('Made and invited on {day}', { day: shortDayText(next.madeOn, now) })
              : t('Made on {day}', { day: shortDayText(next.madeOn, now) })}
          </small>
        </Fact>
      ) : null}
      <Fact icon={UsersRound} label={t('Guests')}>
        {people.length === 0
          ? t('No regulars yet')
          : t('{count, plural, one {# regular} other {# regulars}}', { count: people.length })}
        {people.length === 0 ? null : <small className={SMALL}>{someOf(people)}</small>}
      </Fact>
      {titles.length > 0 ? (
        <Fact icon={Dices} label={t('Games')}>
          {someOf(titles)}
        </Fact>
      ) : null}
      {location === null ? null : (
        <Fact icon={MapPin} label={t('Location')}>
          {location}
        </Fact>
      )}
      {upcoming.length > 0 ? (
        <li className="flex flex-wrap gap-x-3.5 gap-y-1 rounded-md bg-tile-2 px-3.5 py-2.5 text-sm">
          <span>{t('On the calendar:')}</span>
          <ul className="flex flex-wrap gap-x-3.5 gap-y-1">
            {upcoming.slice(0, 4).map(({ id, date, timeZone, isFindingDate }) => (
              <li key={id}>
                <Link href={nightAddress(id)} className="link">
                  {isFindingDate ? t('Finding a date') : whenText(date, timeZone, now)}
                </Link>
              </li>
            ))}
          </ul>
          {upcoming.length > 4 ? <span>{t('and {count} more', { count: upcoming.length - 4 })}</span> : null}
        </li>
      ) : null}
    </ul>
  );
}

function Fact({ icon: Icon, label, children }: { icon: IconType; label: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-2.25">
      <Icon className="icon mt-[0.2em] text-ink-3" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere" dir="auto">
        <VisuallyHidden>{t('{label}: ', { label })}</VisuallyHidden>
        {children}
      </span>
    </li>
  );
}
