import { readersLocale } from '#client/lib/reader-time.ts';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { isAwayOn, areAllCopiesAway, loansByGame } from '#shared/games/loans/loan.ts';
import { awayReason } from '#shared/games/loans/loan-text.ts';
import { t } from '#client/copies/words/words.ts';

const MAX_NAMED = 3;

/** Why games are not there today: 'Brass is with Ben until Sunday'. @param today YYYY-MM-DD */
export function awayReasons(
  games: readonly { id: number; title: string }[],
  loans: readonly Loan[],
  today: string,
): string[] {
  const byGame = loansByGame(loans);
  const away = loans.filter(
    (loan) => isAwayOn(loan, today, today) && areAllCopiesAway(byGame.get(loan.gameId) ?? [], today, today),
  );
  if (away.length === 0) return [];
  const titles = new Map(games.map(({ id, title }) => [id, title]));
  return away.flatMap((loan) => {
    const title = titles.get(loan.gameId);
    return title === undefined ? [] : [awayReason(title, loan, today, readersLocale())];
  });
}

/** 'Brass is with Ben until Sunday, so it is left out.' @param away sentences without a stop, at least one */
export function awayText(away: readonly string[]): string {
  if (away.length === 1) return t('{reason}, so it is left out.', { reason: away[0] ?? '' });
  const others = away.length - MAX_NAMED;
  const reasons = away.slice(0, MAX_NAMED).join('; ');
  return others > 0
    ? t('Left out: {reasons}; and {others, plural, one {# other game} other {# other games}}.', { reasons, others })
    : t('Left out: {reasons}.', { reasons });
}
