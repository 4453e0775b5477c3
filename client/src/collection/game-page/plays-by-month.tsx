import { labelled } from '#client/lib/words/labelled.ts';
import { useMemo } from 'react';
import { wholeText } from '#client/lib/number-text.ts';
import { Pips } from '#client/ui/marks/pips.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import { playsOverTime, slotStart, type TimeSlot, type TimeUnit } from '#client/plays/rules/plays-over-time.ts';
import { dayPartsOf } from '#client/lib/reader-clock.ts';
import { monthAndYearText, writtenFor } from '#client/lib/reader-time.ts';
import { TIER_NAMES } from '#shared/games/tier.ts';
import { latestSlots } from './latest-slots.ts';
import { tiersReachedIn } from '#client/plays/rules/tiers-reached.ts';
import './plays-by-month.css';
import { t } from '#client/collection/words/words.ts';

const SHOWN = 24;
const MAX_PLIES = 8;

const nameOf = ({ start }: TimeSlot, unit: TimeUnit) =>
  unit === 'year' ? String(dayPartsOf(start)[0]) : monthAndYearText(start);

interface PlaysByMonthProps {
  /** Latest first. */
  plays: readonly LoggedPlay[];
  /** The game's play count, including unrecorded plays. */
  counted: number;
}

/** One ply per play and one column per month for the latest two years with plays; more than eight are shown as a number. */
export function PlaysByMonth({ plays, counted }: PlaysByMonthProps) {
  const now = useMemo(() => new Date(), []);
  const { unit, slots } = useMemo(() => playsOverTime(plays, { from: null, to: now }, () => false), [plays, now]);
  const shown = latestSlots(slots, SHOWN);
  const [first, latest] = [plays.at(-1)?.playedAt, plays[0]?.playedAt];
  const reached = new Map(
    tiersReachedIn(plays, counted).map(({ tier, at }) => [slotStart(at, unit).getTime(), tier] as const),
  );
  return (
    <Tile as="section" aria-labelledby="plays-over-time">
      <div className="game-panel-head">
        <h2 id="plays-over-time">{t('Plays over time')}</h2>
        {first ? (
          <span className="game-panel-note text-sm text-ink-2">
            {latest && shown.at(-1) !== slots.at(-1)
              ? t('{count} since {month}, the last in {latest}', {
                  count: wholeText(plays.length),
                  month: monthAndYearText(first),
                  latest: monthAndYearText(latest),
                })
              : t('{count} since {month}', { count: wholeText(plays.length), month: monthAndYearText(first) })}
          </span>
        ) : null}
      </div>
      <ol
        className="ply-chart grid auto-cols-[minmax(0,48px)] grid-flow-col gap-1 pb-4.5 data-many:auto-cols-fr data-many:gap-0.75"
        data-many={shown.length > 12 || undefined}
      >
        {shown.map((slot, index) => (
          <li
            className="relative flex min-h-24 flex-col justify-end"
            key={slot.start.getTime()}
            data-last={index === shown.length - 1 || undefined}
          >
            <TierMark tier={reached.get(slot.start.getTime())} />
            <span className="sr-only">
              {slot.plays === 0
                ? t('{time}: none', { time: nameOf(slot, unit) })
                : t('{count, plural, one {{time}: # play} other {{time}: # plays}}', {
                    count: slot.plays,
                    time: nameOf(slot, unit),
                  })}
            </span>
            <span
              aria-hidden="true"
              className="ply-chart-column flex flex-1 flex-col justify-end gap-0.5 border-b-2 border-b-line-strong"
              title={labelled(nameOf(slot, unit), slot.plays)}
            >
              {slot.plays > MAX_PLIES ? <b className="text-center text-2xs leading-[1.2]">{slot.plays}</b> : null}
              {Array.from({ length: Math.min(slot.plays, MAX_PLIES) }, (_, ply) => (
                <i className="h-1.75 rounded-[2px]" key={ply} />
              ))}
            </span>
            <span aria-hidden="true" className="relative mt-0.75 text-center text-2xs leading-[1.3] text-ink-2">
              {unit === 'year'
                ? `’${String(dayPartsOf(slot.start)[0]).slice(-2)}`
                : writtenFor(slot.start, { month: 'narrow' })}
              {unit === 'month' && dayPartsOf(slot.start)[1] === 0 ? (
                <em className="absolute top-full left-1/2 transform-[translateX(-50%)] font-semibold not-italic">
                  {dayPartsOf(slot.start)[0]}
                </em>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </Tile>
  );
}

/** A marker above the column in which the game reached a tier. */
function TierMark({ tier }: { tier: number | undefined }) {
  if (tier === undefined) return null;
  return (
    <span
      className="ply-chart-tier flex h-8.5 justify-center text-2xs font-semibold whitespace-nowrap text-ink-2"
      data-tier={tier}
    >
      <span className="grid w-0 justify-items-center gap-0.5 overflow-visible leading-[1.1]">
        <Pips className="text-(color:--tier)" count={tier} /> {TIER_NAMES[tier]}
      </span>
    </span>
  );
}
