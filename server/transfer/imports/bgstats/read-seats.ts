import { MAX_SHORT_TEXT_LENGTH } from '#shared/limits/limits.ts';
import type { Seat } from '#shared/shapes/seat.ts';
import { readScore } from '#shared/plays/written-score.ts';
import type { UnreadableCell } from '#shared/schema/import-report.ts';
import type { BgStatsContents, BgStatsPlayer } from './contents.ts';
import { readFields, unreadableCell } from './fields.ts';
import { type RawScore, SCORE } from './file-schema.ts';
import { lineOf, rawsOf } from './raw.ts';
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
  /** Fields of the seat and of its player that are not understood, and whether a text of them is cut. */
  unreadable: UnreadableCell[];
  isCut: boolean;
}

// oxlint-disable-next-line words/no-literals -- stored, and the same at each import
const UNKNOWN_PLAYER: BgStatsPlayer = { name: 'Unknown player', isAnonymous: true, unreadable: [], isCut: false };
type Score = ReturnType<typeof readFields<typeof SCORE>>['values'];

/** The players of a play. In team games the file's role is the team name, and each player has a role of their own. */
export function readSeats(
  playerScores: unknown,
  { usesTeams, manualWinner }: { usesTeams: boolean | null; manualWinner: boolean | null },
  { players }: Pick<BgStatsContents, 'players'>,
): BgStatsSeat[] {
  const read = rawsOf<RawScore>(playerScores).map((raw) => readFields(SCORE, raw));
  const scores = read.map(({ values }) => values);
  const teams = usesTeams ? teamNames(scores) : new Map<string, string>();
  const namesWinner = manualWinner || scores.some(({ winner }) => winner);
  return read.map(({ values, unreadable, isCut }): BgStatsSeat => {
    const written = readScore(values.score);
    const isLong = (written.text?.length ?? 0) > MAX_SHORT_TEXT_LENGTH;
    const isWord = written.text !== undefined && written.score === null;
    const team = teams.get(values.team);
    const wholeRole = roleOf(values[team === undefined ? 'role' : 'teamRole']);
    const role = lineOf(wholeRole, MAX_SHORT_TEXT_LENGTH);
    const winner = values.winner === true;
    const seat: Seat = {
      ...(team !== undefined && { team }),
      ...(values.rank !== null && { rank: values.rank }),
      ...(namesWinner && { won: winner }),
      ...(values.startPlayer && { started: true }),
      ...(values.newPlayer && { firstTime: true }),
      ...(role !== '' && { role }),
      ...(written.text !== undefined && { scoreText: lineOf(shortened(written.text), MAX_SHORT_TEXT_LENGTH) }),
    };
    const known = players.get(values.playerRefId);
    const { name, isAnonymous, ...player } = known ?? UNKNOWN_PLAYER;
    return {
      name,
      isAnonymous,
      isMissing: known === undefined,
      score: written.score,
      seat,
      winner,
      rank: values.rank ?? 0,
      longScore: isLong ? (written.text ?? null) : null,
      scoreId: scoreIdOf(values.metaData),
      unreadable: [...unreadable, ...player.unreadable, ...(isWord ? [unreadableCell('score', values.score)] : [])],
      isCut: isCut || player.isCut || role !== wholeRole,
    };
  });
}

const shortened = (text: string): string =>
  text.length <= MAX_SHORT_TEXT_LENGTH ? text : `${text.slice(0, MAX_SHORT_TEXT_LENGTH - 3)}...`;

/** Several roles of one player are joined. */
const roleOf = (role: string): string => lineOf(role.replaceAll('／', ' / '), Infinity);

/** Team names by team mark: the role of its players, else 'Team 1' for mark '0'. */
function teamNames(scores: readonly Score[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { team: mark, role: written } of scores) {
    if (mark === '') continue;
    const unnamed = /^\d{1,2}$/.test(mark) ? `Team ${Number(mark) + 1}` : mark;
    const role = lineOf(roleOf(written), MAX_SHORT_TEXT_LENGTH);
    if (role !== '' || !names.has(mark)) names.set(mark, role || unnamed);
  }
  return names;
}
