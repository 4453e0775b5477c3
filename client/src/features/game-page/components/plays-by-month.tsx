import { useMemo } from 'react';
import { countText } from '#client/lib/number-text.ts';
import { Pips } from '#client/ui/pips.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { LoggedPlay } from '#client/entities/plays/rules/play-log.ts';
import {
  playsOverTime,
  slotStart,
  type TimeSlot,
  type TimeUnit,
} from '#client/entities/plays/rules/plays-over-time.ts';
import { monthAndYearText, writtenFor } from '#client/lib/rules/reader-time.ts';
import { TIER_NAMES } from '#shared/rules/games/tier.ts';
import { tiersReachedIn } from '../tier-standing.ts';
import './plays-by-month.css';

const SHOWN = 24;
const PLIES_AT_MOST = 8;

const nameOf = ({ start }: TimeSlot, unit: TimeUnit) =>
  unit === 'year' ? String(start.getFullYear()) : monthAndYearText(start);

interface PlaysByMonthProps {
  /** The latest first. */
  plays: readonly LoggedPlay[];
  /** Plays that the game counts, those known by number alone included. */
  counted: number;
}

/** One ply a play, one column a month, the last two years; a column of more than eight is a number. */
export function PlaysByMonth({ plays, counted }: PlaysByMonthProps) {
  const now = useMemo(() => new Date(), []);
  const { unit, slots } = useMemo(() => playsOverTime(plays, { from: null, to: now }, () => false), [plays, now]);
  const shown = slots.slice(-SHOWN);
  const first = plays.at(-1)?.playedAt;
  const reached = new Map(
    tiersReachedIn(plays, counted).map(({ tier, at }) => [slotStart(at, unit).getTime(), tier] as const),
  );
  return (
    <Tile as="section" aria-labelledby="plays-over-time">
      <div className="game-panel-head">
        <h2 id="plays-over-time">Plays over time</h2>
        {first ? (
          <span className="game-panel-note">
            {plays.length.toLocaleString()} since {monthAndYearText(first)}
          </span>
        ) : null}
      </div>
      <ol className="ply-chart" data-many={shown.length > 12 || undefined}>
        {shown.map((slot, place) => (
          <li key={slot.start.getTime()} data-last={place === shown.length - 1 || undefined}>
            <TierMark tier={reached.get(slot.start.getTime())} />
            <span className="sr-only">
              {nameOf(slot, unit)}: {slot.plays === 0 ? 'none' : countText(slot.plays, 'play')}
            </span>
            <span aria-hidden="true" className="ply-chart-column" title={`${nameOf(slot, unit)}: ${slot.plays}`}>
              {slot.plays > PLIES_AT_MOST ? <b>{slot.plays}</b> : null}
              {Array.from({ length: Math.min(slot.plays, PLIES_AT_MOST) }, (_, ply) => (
                <i key={ply} />
              ))}
            </span>
            <span aria-hidden="true" className="ply-chart-label">
              {unit === 'year'
                ? `’${String(slot.start.getFullYear()).slice(-2)}`
                : writtenFor(slot.start, { month: 'narrow' })}
              {unit === 'month' && slot.start.getMonth() === 0 ? <em>{slot.start.getFullYear()}</em> : null}
            </span>
          </li>
        ))}
      </ol>
    </Tile>
  );
}

/** The tier that a game reached in a column, on a line down to it. */
function TierMark({ tier }: { tier: number | undefined }) {
  if (tier === undefined) return null;
  return (
    <span className="ply-chart-tier" data-tier={tier}>
      <span>
        <Pips count={tier} /> {TIER_NAMES[tier]}
      </span>
    </span>
  );
}
