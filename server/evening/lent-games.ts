import { awayReason } from '#shared/games/loans/loan-text.ts';
import { wallTimeAt } from '#shared/time/repeating-nights.ts';
import { locale } from '#server/platform/words/language.ts';
import { awayOn, type OpenLoan } from '#server/games/service.ts';

/** Sentences at most. */
const MAX_REASONS = 50;

/** Games that are not there. */
export interface AwayGames {
  ids: ReadonlySet<number>;
  /** Why games of one owner are not there; those of the night first. */
  wordsOf(userId: number): string[];
}

/**
 * The games that are lent to somebody on the day of a night, in its time zone. A wish that the host put on the night is
 * there, borrowed or not.
 */
export function gamesLentOn(
  { date, timeZone }: { date: Date; timeZone: string },
  open: readonly OpenLoan[],
  onNight: ReadonlySet<number>,
  now: Date,
): AwayGames {
  const today = wallTimeAt(now, timeZone).date;
  const away = awayOn(open, wallTimeAt(date, timeZone).date, today).filter(
    ({ direction, gameId }) => direction === 'lent' || !onNight.has(gameId),
  );
  const lent = away.filter(({ direction }) => direction === 'lent');
  return {
    ids: new Set(away.map(({ gameId }) => gameId)),
    wordsOf: (userId) =>
      lent
        .filter((loan) => loan.userId === userId)
        .toSorted((a, b) => Number(onNight.has(b.gameId)) - Number(onNight.has(a.gameId)))
        .slice(0, MAX_REASONS)
        .map((loan) => awayReason(loan.title, loan, today, locale())),
  };
}
