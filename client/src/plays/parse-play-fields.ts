import type { PlayToChange, PlayToRecord } from './api.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import type { PlayOutcome } from '#shared/enums.ts';
import type { PlayerResult } from '#shared/plays/read-play.ts';
import type { Seat } from '#shared/shapes/seat.ts';
import { readScore } from '#shared/plays/written-score.ts';
import { MAX_SHORT_TEXT_LENGTH } from '#shared/limits/limits.ts';
import { momentOf, offsetAt } from '#client/lib/reader-clock.ts';
import { fieldsOf, type PlayerFields, type PlayFields } from './play-fields.ts';

/** Whether scores decide. */
export const isScored = (outcome: PlayOutcome): boolean => outcome === 'highest' || outcome === 'lowest';

/**
 * Whether a blank score means 0: yes, beside other scores, where the highest wins. Where the lowest wins, a blank is no score,
 * or it would win. If all are blank, the play has no scores.
 */
export const blankIsZero = ({ outcome, rows }: Pick<PlayFields, 'outcome' | 'rows'>): boolean =>
  outcome === 'highest' && rows.some(({ name, score }) => name.trim() !== '' && score.trim() !== '');

/** The form's content as sent. Rows without a name are dropped. */
export interface ParsedPlay {
  outcome: PlayOutcome;
  winner: string | null;
  results: PlayerResult[];
}

/**
 * Players and result. For a recorded play marked winners stay while names, scores and outcome type are unchanged; after
 * that the rule decides.
 */
export function parsePlayFields(fields: PlayFields, recorded: Play | null): ParsedPlay {
  const rows = fields.rows.filter(({ name }) => name.trim() !== '');
  const untouched = recorded !== null && decisionOf(fields) === decisionOf(fieldsOf(recorded));
  const results = rows.map((row, index): PlayerResult => {
    const score = scoreOf(row, blankIsZero(fields));
    return {
      name: row.name.trim(),
      score,
      ...seatOf(row, fields, score),
      ...(untouched ? { won: recorded.seats[index]?.won } : {}),
    };
  });
  const winner = untouched ? recorded.winner : namedWinner(fields, results);
  return { outcome: fields.outcome, winner, results };
}

/** Whether the winner is entered instead of computed. */
export const canNameWinner = (outcome: PlayOutcome): boolean => isScored(outcome) || outcome === 'none';

const namedWinner = ({ outcome, winner }: PlayFields, results: readonly PlayerResult[]): string | null =>
  (canNameWinner(outcome) && results.find(({ name }) => name === winner.trim())?.name) || null;

/** The request body. An unchanged date is left to the server's clock, or to the recorded play. */
export function playRequestBody(fields: PlayFields, start: PlayFields, recorded: Play | null): PlayToRecord {
  const { outcome, winner, results } = parsePlayFields(fields, recorded);
  const moment = fields.playedAt === start.playedAt ? null : momentOf(fields.playedAt);
  return {
    players: JSON.stringify(results.map(({ name }) => name)),
    scores: JSON.stringify(results.map(({ score }) => score)),
    winner,
    notes: fields.notes,
    duration: minutesOf(fields.duration),
    markAsPlayed: fields.markAsPlayed,
    outcome,
    seats: results.map(({ name: _name, score: _score, ...seat }) => seat),
    place: fields.place,
    expansions: fields.expansions,
    ...(moment ? { playedAt: moment.toISOString() } : {}),
    ...(moment || !recorded ? { utcOffset: offsetAt(moment ?? new Date()) } : {}),
  };
}

/** What was changed of a recorded play. The rest stays as it is, also what another device has changed meanwhile. */
export function playChangeBody(fields: PlayFields, start: PlayFields, recorded: Play): PlayToChange {
  const { players, scores, winner, outcome, seats, ...body } = playRequestBody(fields, start, recorded);
  const { notes, duration, place, expansions, ...others } = body;
  return {
    ...others,
    ...(resultOf(fields) === resultOf(start) ? {} : { players, scores, winner, outcome, seats }),
    ...(fields.notes === start.notes ? {} : { notes }),
    ...(fields.duration === start.duration ? {} : { duration }),
    ...(fields.place === start.place ? {} : { place }),
    ...(JSON.stringify(fields.expansions) === JSON.stringify(start.expansions) ? {} : { expansions }),
  };
}

/** Who played, and how it ended. */
const resultOf = ({ rows, outcome, ending, winningTeam, winner }: PlayFields): string =>
  JSON.stringify([rows.map(({ key: _key, ...row }) => row), outcome, ending, winningTeam, winner]);

function seatOf(row: PlayerFields, { outcome, ending, winningTeam }: PlayFields, score: number | null): Seat {
  const seat: Seat = {};
  const rank = Math.trunc(Number(row.rank));
  if (row.team.trim() !== '' && outcome === 'teams') seat.team = row.team.trim();
  if (rank > 0 && outcome === 'ranking') seat.rank = rank;
  if (outcome === 'cooperative' && ending !== '') seat.won = ending === 'won';
  if (outcome === 'teams' && winningTeam !== '') seat.won = row.team.trim() === winningTeam;
  if (row.started) seat.started = true;
  if (row.firstTime) seat.firstTime = true;
  if (row.role.trim() !== '') seat.role = row.role.trim();
  const scoreText = scoreTextOf(row, score);
  if (scoreText) seat.scoreText = scoreText;
  return seat;
}

/** A number as typed, or the total of a sum; what is no number counts as 0. */
function scoreOf({ score, recorded }: PlayerFields, isZero: boolean): number | null {
  const text = score.trim();
  if (text === '') return recorded?.score === null || !isZero ? null : 0;
  const value = Number(text);
  if (value === recorded?.score) return value;
  // JSON has no infinity; the server refuses too large numbers.
  if (Math.abs(value) === Infinity) return Math.sign(value) * Number.MAX_VALUE;
  return readScore(text).score ?? (value || 0);
}

/** How a score came about: a sum as typed, or what was recorded with an unchanged score. */
function scoreTextOf({ score: typed, recorded }: PlayerFields, score: number | null): string | undefined {
  if (recorded?.scoreText && recorded.score === score) return recorded.scoreText;
  const { text = '' } = readScore(typed);
  const isSum = /\d\s*[+\-\u2212]/.test(text) && text.length <= MAX_SHORT_TEXT_LENGTH;
  return isSum && score !== null ? text : undefined;
}

function minutesOf(text: string): number | null {
  const minutes = Math.trunc(Number(text));
  return text.trim() === '' || Number.isNaN(minutes) ? null : minutes;
}

/** Everything that decides the winner. */
const decisionOf = ({ rows, outcome, ending, winningTeam, winner }: PlayFields): string =>
  JSON.stringify([
    outcome,
    ending,
    winningTeam,
    winner.trim(),
    rows.flatMap(({ name, score, team, rank }) => (name.trim() === '' ? [] : [[name.trim(), score, team, rank]])),
  ]);
