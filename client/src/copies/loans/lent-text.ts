import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { t } from '#client/copies/words/words.ts';

/** '2 lent, 1 borrowed, 1 overdue'. @param loans at least one */
export function lentText(loans: readonly Pick<Loan, 'direction'>[], overdue: number): string {
  return partsOf(loans, overdue).join(', ');
}

function partsOf(loans: readonly Pick<Loan, 'direction'>[], overdue: number): string[] {
  const lent = loans.filter(({ direction }) => direction === 'lent').length;
  const borrowed = loans.length - lent;
  return [
    lent > 0 ? [t('{count} lent', { count: lent })] : [],
    borrowed > 0 ? [t('{count} borrowed', { count: borrowed })] : [],
    overdue > 0 ? [t('{count} overdue', { count: overdue })] : [],
  ].flat();
}

/** The most important part of it, for little room: '1 overdue', else '2 lent', else '1 borrowed'. */
export const lentInShort = (loans: readonly Pick<Loan, 'direction'>[], overdue: number): string =>
  partsOf(loans, overdue).at(overdue > 0 ? -1 : 0) ?? '';
