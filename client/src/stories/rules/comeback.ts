import type { LoggedPlay } from '#client/plays/rules/play-log.ts';

/** As a score pad writes its numbers: '12+7-3'. */
const SUM = /^-?\d+(?:\.\d+)?(?:[+-]\d+(?:\.\d+)?){2,}$/;
const NUMBERS = /[+-]?[\d.]+/g;
/** Exact to what is written. */
const HUNDREDTHS = 100;

/**
 * How many points the single winner of a play was behind the leader on the score sheet, at most; 0 unless every seat has
 * as many numbers, three at least, that make its score.
 */
export function deficitOf({ isContest, outcome, results, seated }: LoggedPlay): number {
  if (!isContest || results[0]?.scoreText === undefined) return 0;
  if ((outcome !== 'highest' && outcome !== 'lowest') || seated.length !== results.length) return 0;
  const winners = seated.filter(({ won }) => won);
  const sheets = results.map(({ scoreText, score, team }) => (team ? null : numbersIn(scoreText, score)));
  const own = sheets[seated.findIndex(({ won }) => won)];
  if (winners.length !== 1 || !own) return 0;
  const sign = outcome === 'lowest' ? -1 : 1;
  const sums = sheets.map(() => 0);
  let most = 0;
  for (const place of own.keys()) {
    let [mine, lead] = [0, -Infinity];
    for (const [seat, numbers] of sheets.entries()) {
      if (numbers?.length !== own.length) return 0;
      const sum = (sums[seat] ?? 0) + (numbers[place] ?? 0) * sign;
      sums[seat] = sum;
      lead = Math.max(lead, sum);
      if (numbers === own) mine = sum;
    }
    most = Math.max(most, lead - mine);
  }
  return Math.round(most * HUNDREDTHS) / HUNDREDTHS;
}

function numbersIn(text: string | undefined, score: number | null): number[] | null {
  const numbers = text !== undefined && SUM.test(text) ? (text.match(NUMBERS) ?? []).map(Number) : null;
  const sum = numbers?.reduce((total, number) => total + number, 0) ?? 0;
  return numbers && score !== null && Math.abs(sum - score) * HUNDREDTHS < 1 ? numbers : null;
}
