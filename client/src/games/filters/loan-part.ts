import { LOAN_DIRECTIONS, type LoanDirection } from '#shared/enums.ts';
import { anyOf, filterPart } from './filter-part.ts';
import { t } from '#client/games/words/words.ts';

const LABELS: Record<LoanDirection, string> = { lent: t('Lent'), borrowed: t('Borrowed') };

/** Games with an open loan in one of these directions; every game until the loans are loaded. */
export const loanPart = filterPart(
  {
    loans: anyOf({
      param: 'loan',
      known: LOAN_DIRECTIONS,
      presentIn: ({ games, loans }) => games.flatMap(({ id }) => loans?.get(id) ?? []),
      legend: t('Loans'),
      label: (direction) => LABELS[direction],
    }),
  },
  ({ loans: chosen }, { loans }) => {
    if (chosen.length === 0 || !loans) return null;
    return ({ id }) => chosen.some((direction) => loans.get(id) === direction);
  },
);
