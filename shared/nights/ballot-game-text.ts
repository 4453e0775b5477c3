import { playerCountsText } from '#shared/games/player-counts.ts';
import type { BallotGame } from '#shared/nights/votes-contract.ts';
import { durationText } from '#shared/text/duration-text.ts';
import { weightText } from '#shared/text/weight-text.ts';
import { t } from '#shared/words/words.ts';

type Facts = Pick<BallotGame, 'players' | 'duration' | 'bestPlayers' | 'weight'>;

/** What a voter should know of a game: '2-4 players, best with 3 · 45 min · light, 1.8 of 5'. Unknown parts are omitted. */
export function ballotGameText({ players, duration, bestPlayers, weight }: Facts): string {
  const best = playerCountsText(bestPlayers);
  const range = players !== null && /\d$/.test(players) ? t('{players} players', { players }) : players;
  return [
    [range, best && t('best with {counts}', { counts: best })].filter(Boolean).join(', '),
    durationText(duration ?? ''),
    weight === null ? '' : weightText(weight),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
