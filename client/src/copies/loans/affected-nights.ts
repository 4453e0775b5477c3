import { readersLocale } from '#client/lib/reader-time.ts';
import type { NightOfGame } from '#shared/games/loans/loans-contract.ts';
import { isAwayOn, type LoanDays } from '#shared/games/loans/loan.ts';
import { longDay } from '#shared/time/day-text.ts';
import { t } from '#client/copies/words/words.ts';

const MAX_NAMED = 3;

/** The effect of lending a game on a planned night that lists it. */
export interface AffectedNight {
  id: number;
  /** 'Friday 4 December (Soup and games): back by then'. */
  words: string;
  isAway: boolean;
}

/** The nights that have the game on their list and begin after it was lent, the next three. @param today YYYY-MM-DD */
export const affectedNights = (
  nights: readonly NightOfGame[],
  loan: LoanDays,
  today: string,
  writtenIn = readersLocale(),
): AffectedNight[] =>
  nights
    .filter(({ day }) => day >= loan.since)
    .slice(0, MAX_NAMED)
    .map(({ id, title, day }) => {
      const isAway = isAwayOn(loan, day, today);
      return {
        id,
        isAway,
        words: isAway
          ? t('{day} ({title}): not back by then', { day: longDay(day, today, writtenIn), title })
          : t('{day} ({title}): back by then', { day: longDay(day, today, writtenIn), title }),
      };
    });
