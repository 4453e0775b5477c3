import type { Loan } from '#shared/games/loans/loans-contract.ts';

/** '2 lent, 1 borrowed, 1 overdue'. @param loans at least one */
export function lentText(loans: readonly Pick<Loan, 'direction'>[], overdue: number): string {
  const lent = loans.filter(({ direction }) => direction === 'lent').length;
  const borrowed = loans.length - lent;
  return [lent > 0 && `${lent} lent`, borrowed > 0 && `${borrowed} borrowed`, overdue > 0 && `${overdue} overdue`]
    .filter(Boolean)
    .join(', ');
}

/** The most important part of it, for little room: '1 overdue', else '2 lent', else '1 borrowed'. */
export const lentInShort = (loans: readonly Pick<Loan, 'direction'>[], overdue: number): string =>
  lentText(loans, overdue)
    .split(', ')
    .at(overdue > 0 ? -1 : 0) ?? '';
