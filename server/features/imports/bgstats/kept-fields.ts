import { MAX_NOTES_LENGTH, MAX_PLAY_MINUTES } from '#shared/limits.ts';
import type { KeptFields } from '#shared/schema/imported-play.ts';
import type { PlayFields, RawPlay } from './file-schema.ts';
import type { BgStatsSeat } from './read-seats.ts';

/** The fields of a play that have no column here. A longer score sheet stands in the notes alone. */
export function keptFields(
  { scoringSetting, scoresheet }: RawPlay,
  { board, rounds, durationMin, entryDate, manualWinner, ...values }: PlayFields,
  seats: readonly BgStatsSeat[],
  noted: string,
): KeptFields {
  const isKept = values.scoresheet !== null && typeof scoresheet === 'string' && scoresheet.length <= MAX_NOTES_LENGTH;
  const seated = seats.map(({ longScore, scoreId }) => ({
    ...(longScore !== null && { score: longScore }),
    ...(scoreId !== '' && { scoreUuid: scoreId }),
  }));
  return {
    ...(noted !== '' && { noted: noted.slice(0, MAX_NOTES_LENGTH) }),
    ...(board !== '' && { board: board.slice(0, MAX_NOTES_LENGTH) }),
    ...(rounds !== null && { rounds }),
    ...(durationMin !== null && durationMin > MAX_PLAY_MINUTES && { durationMin }),
    ...(isKept && { scoresheet: JSON.stringify(values.scoresheet) }),
    ...(entryDate !== '' && { entryDate }),
    ...(Number.isSafeInteger(scoringSetting) &&
      values.scoringSetting != null && { scoringSetting: Number(scoringSetting) }),
    ...(manualWinner !== null && { manualWinner }),
    ...(seated.some((seat) => Object.keys(seat).length > 0) && { seats: seated }),
  };
}
