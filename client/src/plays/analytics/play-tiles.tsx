import { CalendarCheck, Crown, Hourglass, Repeat } from 'lucide-react';
import { useMemo } from 'react';
import { countText, wholeText } from '#client/lib/number-text.ts';
import { StatTile } from '#client/ui/charts/stat-tile.tsx';
import { gamePerformanceOf } from './game-performance.ts';
import type { LoggedPlay } from '../rules/play-log.ts';
import { averageMinutes, minutesAtTable } from '#shared/plays/play-minutes.ts';
import { playedWithin, today } from '#client/games/play-period.ts';
import { hIndex } from '#shared/plays/h-index.ts';
import { totalsOf } from './play-totals.ts';

interface PlayTilesProps {
  /** All plays, for today's count. */
  log: readonly LoggedPlay[];
  /** Plays of the period; at least one. */
  plays: readonly LoggedPlay[];
  now: Date;
}

/** The four main figures as tiles, then four more in a quiet line. */
export function PlayTiles({ log, plays, now }: PlayTilesProps) {
  const totals = useMemo(() => totalsOf(plays), [plays]);
  const games = useMemo(() => gamePerformanceOf(plays), [plays]);
  const [mostPlayed] = games;
  const table = useMemo(() => minutesAtTable(plays), [plays]);
  const average = averageMinutes(plays);
  const playedToday = playedWithin(log, today(now)).length;
  const h = hIndex(games.map((game) => game.plays));
  return (
    <>
      <dl className="stat-tiles">
        <StatTile
          icon={CalendarCheck}
          label="Games Played Today"
          value={wholeText(playedToday)}
          unit={playedToday === 1 ? 'session' : 'sessions'}
        />
        <StatTile
          icon={Crown}
          label="Total Wins"
          value={wholeText(totals.totalWins)}
          unit={`across ${countText(totals.winners, 'player')}`}
        />
        <StatTile
          icon={Repeat}
          label="Most Played"
          value={mostPlayed?.game.title ?? '-'}
          unit={mostPlayed && countText(mostPlayed.plays, 'session')}
          wordy
        />
        <StatTile icon={Hourglass} label="Avg Session Time" value={wholeText(average)} unit="minutes" />
      </dl>
      <dl className="stat-tiles">
        <StatTile
          quiet
          label="Recorded Plays"
          value={wholeText(totals.plays)}
          unit={`of ${countText(games.length, 'game')}`}
        />
        <StatTile
          quiet
          label="New Games"
          value={wholeText(totals.newGames)}
          unit={`and ${countText(totals.plays - totals.newGames, 'repeated play')}`}
        />
        <StatTile quiet label="H-Index" value={wholeText(h)} unit={hIndexText(h)} />
        <StatTile
          quiet
          label="Time at the Table"
          value={timeText(table.minutes)}
          unit={table.timed === 0 ? 'no play was timed' : `in ${countText(table.timed, 'timed session')}`}
        />
      </dl>
    </>
  );
}

const hIndexText = (h: number): string =>
  h === 1 ? '1 game played at least once' : `${h} games played ${h} times or more`;

function timeText(minutes: number): string {
  const hours = minutes / 60;
  return hours < 10 ? `${Math.floor(hours)} h ${Math.round(minutes % 60)} min` : `${wholeText(hours)} h`;
}
