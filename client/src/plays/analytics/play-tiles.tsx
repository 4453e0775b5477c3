import { CalendarCheck, Crown, Hourglass, Repeat } from 'lucide-react';
import { useMemo } from 'react';
import { wholeText } from '#client/lib/number-text.ts';
import { StatTile } from '#client/ui/charts/stat-tile.tsx';
import { gamePerformanceOf } from './game-performance.ts';
import type { LoggedPlay } from '../rules/play-log.ts';
import { averageMinutes, minutesAtTable } from '#shared/plays/play-minutes.ts';
import { playedWithin, today } from '#client/games/play-period.ts';
import { hIndex } from '#shared/plays/h-index.ts';
import { totalsOf } from './play-totals.ts';
import { t } from '#client/plays/words/words.ts';

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
          label={t('Games Played Today')}
          value={wholeText(playedToday)}
          unit={playedToday === 1 ? t('session') : t('sessions')}
        />
        <StatTile
          icon={Crown}
          label={t('Total Wins')}
          value={wholeText(totals.totalWins)}
          unit={t('{count, plural, one {across # player} other {across # players}}', { count: totals.winners })}
        />
        <StatTile
          icon={Repeat}
          label={t('Most Played')}
          value={mostPlayed?.game.title ?? '-'}
          unit={mostPlayed && t('{count, plural, one {# session} other {# sessions}}', { count: mostPlayed.plays })}
          wordy
        />
        <StatTile icon={Hourglass} label={t('Avg Session Time')} value={wholeText(average)} unit={t('minutes')} />
      </dl>
      <dl className="stat-tiles">
        <StatTile
          quiet
          label={t('Recorded Plays')}
          value={wholeText(totals.plays)}
          unit={t('{count, plural, one {of # game} other {of # games}}', { count: games.length })}
        />
        <StatTile
          quiet
          label={t('New Games')}
          value={wholeText(totals.newGames)}
          unit={t('{count, plural, one {and # repeated play} other {and # repeated plays}}', {
            count: totals.plays - totals.newGames,
          })}
        />
        <StatTile quiet label={t('H-Index')} value={wholeText(h)} unit={hIndexText(h)} />
        <StatTile
          quiet
          label={t('Time at the Table')}
          value={timeText(table.minutes)}
          unit={
            table.timed === 0
              ? t('no play was timed')
              : t('{count, plural, one {in # timed session} other {in # timed sessions}}', { count: table.timed })
          }
        />
      </dl>
    </>
  );
}

const hIndexText = (h: number): string =>
  h === 1 ? t('1 game played at least once') : t('{count} games played {count} times or more', { count: h });

function timeText(minutes: number): string {
  const hours = minutes / 60;
  return hours < 10
    ? t('{hours} h {minutes} min', { hours: Math.floor(hours), minutes: Math.round(minutes % 60) })
    : t('{hours} h', { hours: wholeText(hours) });
}
