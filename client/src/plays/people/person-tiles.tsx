import { Crown, Dices, HeartHandshake, Repeat, Star, Swords, ThumbsUp, UsersRound } from 'lucide-react';
import { percentText, wholeText } from '#client/lib/number-text.ts';
import { StatTile } from '#client/ui/charts/stat-tile.tsx';
import { decidedText } from '../decided-text.ts';
import { rivalsOf, type HeadToHead } from './head-to-head.ts';
import type { PersonSummary } from './person-summary.ts';
import { ENOUGH_CONTESTS, winRate } from '../rules/player-performance.ts';
import { t } from '#client/plays/words/words.ts';

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
        label={t('Plays')}
        value={wholeText(gamesPlayed)}
        unit={t('{count, plural, one {of # game} other {of # games}}', { count: games.length })}
      />
      <StatTile
        icon={Crown}
        label={t('Win Rate')}
        value={percentText(winRate(wins, contests))}
        unit={decidedText({ wins, contests })}
      />
      <StatTile
        icon={HeartHandshake}
        label={t('Cooperative')}
        value={percentText(winRate(coopWins, coopPlays))}
        unit={
          coopPlays === 0
            ? t('none played')
            : t('{wins} of {plays} won', { wins: wholeText(coopWins), plays: wholeText(coopPlays) })
        }
      />
      <StatTile
        icon={Star}
        label={t('Best Game')}
        value={bestGame?.game.title ?? '-'}
        unit={
          bestGame
            ? t('won {wins} of {contests} decided', {
                wins: wholeText(bestGame.wins),
                contests: wholeText(bestGame.contests),
              })
            : t('won at least once in {count} plays', { count: ENOUGH_CONTESTS })
        }
        wordy
      />
      <StatTile
        icon={Repeat}
        label={t('Plays Most')}
        value={favourite?.game.title ?? '-'}
        unit={favourite && t('{count, plural, one {# play} other {# plays}}', { count: favourite.plays })}
        wordy
      />
      <StatTile
        icon={ThumbsUp}
        label={t('Mostly Beats')}
        value={easiestOpponent?.opponent.name ?? '-'}
        unit={recordText(easiestOpponent)}
        wordy
      />
      <StatTile
        icon={Swords}
        label={t('Mostly Beaten By')}
        value={nemesis?.opponent.name ?? '-'}
        unit={recordText(nemesis)}
        wordy
      />
      <StatTile
        icon={UsersRound}
        label={t('Plays Most With')}
        value={records[0]?.opponent.name ?? '-'}
        unit={records[0] && t('{count, plural, one {# play} other {# plays}}', { count: records[0].together })}
        wordy
      />
    </dl>
  );
}

const recordText = (record: HeadToHead | null): string =>
  record
    ? t('ahead {ahead}, behind {behind}', { ahead: wholeText(record.ahead), behind: wholeText(record.behind) })
    : t('nobody stands out');
