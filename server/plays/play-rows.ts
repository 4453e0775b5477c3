import type { Play } from '#shared/plays/plays-contract.ts';
import { PLAY_OUTCOME_LABELS } from '#shared/enums.ts';
import { readPlay } from '#shared/plays/read-play.ts';
import { winningSeats } from '#shared/plays/winner.ts';

/** Columns of the file in order. The first nine are of the play and the same in each of its rows. */
export const COLUMNS = [
  'play',
  'played_at_utc',
  'game',
  'bgg_id',
  'minutes',
  'decided_by',
  'place',
  'expansions',
  'notes',
  'player',
  'score',
  'score_as_written',
  'won',
  'rank',
  'team',
  'role',
  'started',
  'first_time',
  'played_at_place',
  'ignored',
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null | undefined>>;

const yes = (flag: boolean | undefined): string | undefined => (flag ? 'yes' : undefined);

/** The local time at its place, if that is known. */
const wallText = ({ playedAt, utcOffset }: Play): string | null =>
  utcOffset == null ? null : writtenText(new Date(playedAt.getTime() + utcOffset * 60_000));

const writtenText = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ');

/**
 * The rows of a play: one per player, so that spreadsheets can filter and pivot by player; one without a player if the
 * list is empty or invalid.
 */
export function playRows(play: Play): Row[] {
  const ofPlay: Row = {
    play: play.id,
    played_at_utc: writtenText(play.playedAt),
    game: play.gameTitle,
    bgg_id: play.bggId,
    minutes: play.duration,
    decided_by: PLAY_OUTCOME_LABELS[play.outcome],
    place: play.place,
    expansions: play.expansions.join('; '),
    notes: play.notes,
    played_at_place: wallText(play),
    ignored: yes(play.isIgnored),
  };
  const read = readPlay(play);
  if (!read || read.results.length === 0) return [ofPlay];
  const winners = new Set(winningSeats(read));
  return read.results.map((seat) => ({
    ...ofPlay,
    player: seat.name,
    score: seat.score,
    score_as_written: seat.scoreText,
    won: yes(seat.won ?? winners.has(seat)),
    rank: seat.rank,
    team: seat.team,
    role: seat.role,
    started: yes(seat.started),
    first_time: yes(seat.firstTime),
  }));
}
