import { MAX_PLAYERS, MAX_SHORT_TEXT_LENGTH } from '#shared/limits.ts';
import type { Seat } from '#shared/rules/plays/seat.ts';
import { readScore } from '../rules/written-score.ts';
import type { BgStatsContents } from './contents.ts';
import type { RawPlay, RawScore } from './file-schema.ts';
import { isSet, lineOf, rawsOf, referenceOf, textOf, wholeOf } from './raw.ts';
import { scoreIdOf } from './score-sheet.ts';

/** One player of a play in the file. */
export interface BgStatsSeat {
  name: string;
  isAnonymous: boolean;
  /** The file has no entry for this player. */
  isMissing: boolean;
  score: number | null;
  seat: Seat;
  winner: boolean;
  rank: number;
  /** A score that is too long for its seat. */
  longScore: string | null;
  scoreId: string;
}

const UNKNOWN_PLAYER = { name: 'Unknown player', isAnonymous: true };

/** The players of a play. In team games the file's role is the team name, and each player has a role of their own. */
export function readSeats(play: RawPlay, { players }: Pick<BgStatsContents, 'players'>): BgStatsSeat[] {
  const scores = rawsOf<RawScore>(play.playerScores);
  const inTeams = isSet(play.usesTeams);
  const teams = inTeams ? teamNames(scores) : new Map<string, string>();
  const namesWinner = isSet(play.manualWinner) || scores.some((score) => isSet(score.winner));
  return scores.map((raw): BgStatsSeat => {
    const written = readScore(textOf(raw.score));
    const isLong = (written.text?.length ?? 0) > MAX_SHORT_TEXT_LENGTH;
    const rank = wholeOf(raw.rank, 1, MAX_PLAYERS) ?? 0;
    const team = teams.get(textOf(raw.team));
    const role = roleOf(raw[inTeams && team ? 'teamRole' : 'role']);
    const winner = isSet(raw.winner);
    const seat: Seat = {
      ...(team !== undefined && { team }),
      ...(rank > 0 && { rank }),
      ...(namesWinner && { won: winner }),
      ...(isSet(raw.startPlayer) && { started: true }),
      ...(isSet(raw.newPlayer) && { firstTime: true }),
      ...(role !== '' && { role }),
      ...(written.text !== undefined && { scoreText: lineOf(shortened(written.text), MAX_SHORT_TEXT_LENGTH) }),
    };
    const known = players.get(referenceOf(raw.playerRefId));
    const player = { ...(known ?? UNKNOWN_PLAYER), isMissing: known === undefined };
    const longScore = isLong ? (written.text ?? null) : null;
    return { ...player, score: written.score, seat, winner, rank, longScore, scoreId: scoreIdOf(raw) };
  });
}

const shortened = (text: string): string =>
  text.length <= MAX_SHORT_TEXT_LENGTH ? text : `${text.slice(0, MAX_SHORT_TEXT_LENGTH - 3)}...`;

/** Several roles of one player are joined. */
const roleOf = (value: unknown): string => lineOf(textOf(value).replaceAll('／', ' / '), MAX_SHORT_TEXT_LENGTH);

/** Team names by team mark: the role of its players, else 'Team 1' for mark '0'. */
function teamNames(scores: readonly RawScore[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const raw of scores) {
    const mark = textOf(raw.team);
    if (mark === '') continue;
    const number = wholeOf(raw.team, 0, MAX_PLAYERS);
    const unnamed = number === null ? lineOf(mark, MAX_SHORT_TEXT_LENGTH) : `Team ${number + 1}`;
    const role = roleOf(raw.role);
    if (role !== '' || !names.has(mark)) names.set(mark, role || unnamed);
  }
  return names;
}
