import { Crown, Dices, HeartHandshake, Repeat, Star, Swords, ThumbsUp, UsersRound } from 'lucide-react';
import { countText, percentText, wholeText } from '#client/lib/number-text.ts';
import { StatTile } from '#client/ui/charts/stat-tile.tsx';
import { decidedText } from '../decided-text.ts';
import { rivalsOf, type HeadToHead } from './head-to-head.ts';
import type { PersonSummary } from './person-summary.ts';
import { ENOUGH_CONTESTS, winRate } from '../rules/player-performance.ts';

interface PersonTilesProps {
  summary: PersonSummary;
  records: readonly HeadToHead[];
}

/** A person's plays, wins, best game and rivals. */
export function PersonTiles({ summary: { performance, games, bestGame }, records }: PersonTilesProps) {
  const { gamesPlayed = 0, wins = 0, contests = 0, coopPlays = 0, coopWins = 0 } = performance ?? {};
  const { easiestOpponent, nemesis } = rivalsOf(records);
  const [favourite] = games;
  return (
    <dl className="stat-tiles">
      <StatTile
        icon={Dices}
        label="Plays"
        value={wholeText(gamesPlayed)}
        unit={`of ${countText(games.length, 'game')}`}
      />
      <StatTile
        icon={Crown}
        label="Win Rate"
        value={percentText(winRate(wins, contests))}
        unit={decidedText({ wins, contests })}
      />
      <StatTile
        icon={HeartHandshake}
        label="Cooperative"
        value={percentText(winRate(coopWins, coopPlays))}
        unit={coopPlays === 0 ? 'none played' : `${wholeText(coopWins)} of ${wholeText(coopPlays)} won`}
      />
      <StatTile
        icon={Star}
        label="Best Game"
        value={bestGame?.game.title ?? '-'}
        unit={bestGame ? `won ${decidedText(bestGame)}` : `won at least once in ${ENOUGH_CONTESTS} plays`}
        wordy
      />
      <StatTile
        icon={Repeat}
        label="Plays Most"
        value={favourite?.game.title ?? '-'}
        unit={favourite && countText(favourite.plays, 'play')}
        wordy
      />
      <StatTile
        icon={ThumbsUp}
        label="Mostly Beats"
        value={easiestOpponent?.opponent.name ?? '-'}
        unit={recordText(easiestOpponent)}
        wordy
      />
      <StatTile
        icon={Swords}
        label="Mostly Beaten By"
        value={nemesis?.opponent.name ?? '-'}
        unit={recordText(nemesis)}
        wordy
      />
      <StatTile
        icon={UsersRound}
        label="Plays Most With"
        value={records[0]?.opponent.name ?? '-'}
        unit={records[0] && countText(records[0].together, 'play')}
        wordy
      />
    </dl>
  );
}

const recordText = (record: HeadToHead | null): string =>
  record ? `ahead ${wholeText(record.ahead)}, behind ${wholeText(record.behind)}` : 'nobody stands out';
