import { nameList } from '#client/plays/winner-note.ts';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import { scoreText } from '#client/lib/number-text.ts';
import { wonTogether } from '#shared/plays/won-together.ts';
import type { GameRecord } from './game-record.ts';
import { t } from '#client/collection/words/words.ts';

/** A fact of a game's plays: what it is called, its value, and more about it. */
export interface HeroFact {
  name: string;
  value: string;
  side: string;
}

/** Who won last, the best score and who wins most, as far as the plays tell. @param plays latest first */
export function heroRecordOf(plays: readonly LoggedPlay[], record: GameRecord): HeroFact[] {
  return [lastOf(plays[0]), bestOf(record), leaderOf(record)].filter((fact) => fact !== null);
}

function lastOf(last: LoggedPlay | undefined): HeroFact | null {
  if (!last) return null;
  const name = t('Last winner');
  if (last.outcome === 'cooperative') {
    const won = wonTogether(last.results);
    return won === null ? null : { name, value: won ? t('Everybody') : t('The game'), side: t('together') };
  }
  const winners = last.seated.filter(({ won }) => won).map(({ person }) => person.name);
  return last.isContest && winners.length > 0 ? { name, value: nameList(winners), side: '' } : null;
}

function bestOf({ players, lowestWins }: GameRecord): HeroFact | null {
  const bests = players.flatMap(({ best }) => best ?? []);
  if (bests.length === 0) return null;
  const best = lowestWins ? Math.min(...bests) : Math.max(...bests);
  const holders = players.filter((player) => player.best === best).map(({ person }) => person.name);
  return { name: t('Record'), value: scoreText(best), side: t('by {names}', { names: nameList(holders) }) };
}

function leaderOf({ players, coopPlays, coopWins }: GameRecord): HeroFact | null {
  if (coopPlays > 0)
    return { name: t('Won together'), value: String(coopWins), side: t('of {plays}', { plays: coopPlays }) };
  const [first, second] = players.toSorted((a, b) => b.wins - a.wins);
  if (!first || first.wins < 2 || first.wins === second?.wins) return null;
  return {
    name: t('Wins most'),
    value: first.person.name,
    side: t('{wins} of {contests} decided', { wins: first.wins, contests: first.contests }),
  };
}
