import { MONTH_MS } from './month-ms.ts';
import { isOwned } from '#shared/games/lists.ts';
import { filterPart, flag, oneOf } from './filter-part.ts';

export const unplayedPart = filterPart({ unplayedOnly: flag('unplayed', 'Unplayed') }, ({ unplayedOnly }) =>
  unplayedOnly ? (game) => game.timesPlayed === 0 : null,
);

const WORDS = { 3: '3 months', 6: '6 months', 12: 'a year', 24: '2 years' } as const;

/**
 * Games whose last play was so many months of 30.4 days ago or earlier, and owned games that have been there for so
 * long without a play. Unknown for a game that was played on an unknown day.
 */
export const restingPart = filterPart(
  {
    restingMonths: oneOf({
      param: 'not-since',
      none: null,
      choices: [3, 6, 12, 24],
      legend: 'Not played for, months',
      label: String,
      words: (months) => `not played for ${WORDS[months]}`,
    }),
  },
  ({ restingMonths }, { now, acquired }) => {
    if (restingMonths === null) return null;
    const latest = now.getTime() - restingMonths * MONTH_MS;
    return (game) => {
      const { lastPlayed, timesPlayed } = game;
      const isNever = lastPlayed === null && timesPlayed === 0 && isOwned(game);
      const since = isNever ? (acquired?.get(game.id) ?? game.createdAt) : lastPlayed;
      return since !== null && since.getTime() <= latest;
    };
  },
);
