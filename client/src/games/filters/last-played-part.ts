import { MONTH_MS } from './month-ms.ts';
import { filterPart, oneOf } from './filter-part.ts';

/** Months since the last play: from the first number on, before the second. */
const LABELS = {
  any: 'Any time',
  '0-3': 'Last 3 months',
  '3-12': '3 to 12 months ago',
  '12-': 'Over a year ago',
  '12-18': '1 to 1½ years ago',
  '18-24': '1½ to 2 years ago',
  '24-36': '2 to 3 years ago',
  '36-': 'Over 3 years ago',
  unknown: 'Date unknown',
};
type LastPlayed = keyof typeof LABELS;

/** When a game was played last; a game that was never played matches 'any' alone. A day yet to come counts as today. */
export const lastPlayedPart = filterPart(
  {
    lastPlayed: oneOf({
      param: 'last-played',
      none: 'any',
      choices: Object.keys(LABELS) as LastPlayed[],
      legend: 'Last played',
      label: (months) => LABELS[months],
      words: (months) => (months === 'any' ? '' : `last played: ${LABELS[months].toLowerCase()}`),
    }),
  },
  ({ lastPlayed: months }, { now }) => {
    if (months === 'any') return null;
    if (months === 'unknown') return (game) => game.timesPlayed > 0 && game.lastPlayed === null;
    const [from, before] = months.split('-').map(Number);
    const latest = from ? now.getTime() - from * MONTH_MS : Infinity;
    const after = before ? now.getTime() - before * MONTH_MS : -Infinity;
    return ({ timesPlayed, lastPlayed }) => {
      const moment = lastPlayed?.getTime();
      return timesPlayed > 0 && moment !== undefined && moment <= latest && moment > after;
    };
  },
);
