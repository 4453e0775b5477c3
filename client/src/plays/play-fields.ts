import type { PlayOutcome } from '#shared/enums.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { readPlay, type PlayerResult } from '#shared/plays/read-play.ts';
import { wonTogether } from '#shared/plays/won-together.ts';
import { atPlace, localText } from '#client/lib/reader-clock.ts';

/** The form's data of one player. */
export interface PlayerFields {
  /** Identifies a row while rows are added and removed. */
  key: number;
  name: string;
  score: string;
  team: string;
  rank: string;
  role: string;
  started: boolean;
  firstTime: boolean;
  /** The recorded score and its text; absent in a new row. */
  recorded?: { score: number | null; scoreText?: string | undefined };
}

/** The content of the form of a play. */
export interface PlayFields {
  rows: PlayerFields[];
  outcome: PlayOutcome;
  /** The result of a co-operative play. */
  ending: '' | 'won' | 'lost';
  winningTeam: string;
  /** Blank: determined by the rule. */
  winner: string;
  /** Minutes. */
  duration: string;
  notes: string;
  markAsPlayed: boolean;
  /** In the format of `<input type="datetime-local">`, local time. */
  playedAt: string;
  place: string;
  expansions: string[];
}

export const blankPlayer = (key: number, name = ''): PlayerFields => ({
  key,
  name,
  score: '',
  team: '',
  rank: '',
  role: '',
  started: false,
  firstTime: false,
});

/** An unused key. */
export const nextKey = (rows: readonly PlayerFields[]): number => 1 + Math.max(0, ...rows.map(({ key }) => key));

/** A blank form: two empty rows, now, counted as a play. */
export const emptyPlayFields = (outcome: PlayOutcome, now: Date): PlayFields => ({
  rows: [blankPlayer(1), blankPlayer(2)],
  outcome,
  ending: '',
  winningTeam: '',
  winner: '',
  duration: '',
  notes: '',
  markAsPlayed: true,
  playedAt: localText(now),
  place: '',
  expansions: [],
});

/** The form for a recorded play; its play count stays unless changed. Invalid lists give one empty row. */
export function fieldsOf(play: Play): PlayFields {
  const results = readPlay(play)?.results ?? [];
  return {
    rows: results.length > 0 ? results.map(rowOf) : [blankPlayer(1)],
    outcome: play.outcome,
    ending: endingOf(results),
    winningTeam: results.find(({ won, team }) => won && team)?.team ?? '',
    winner: play.winner ?? '',
    duration: play.duration === null ? '' : String(play.duration),
    notes: play.notes ?? '',
    markAsPlayed: false,
    playedAt: localText(atPlace(play.playedAt, play.utcOffset)),
    place: play.place ?? '',
    expansions: play.expansions,
  };
}

const rowOf = (result: PlayerResult, index: number): PlayerFields => ({
  key: index + 1,
  name: result.name,
  score: result.score === null ? '' : String(result.score),
  team: result.team ?? '',
  rank: result.rank === undefined ? '' : String(result.rank),
  role: result.role ?? '',
  started: result.started ?? false,
  firstTime: result.firstTime ?? false,
  recorded: { score: result.score, scoreText: result.scoreText },
});

function endingOf(results: readonly PlayerResult[]): PlayFields['ending'] {
  const won = wonTogether(results);
  if (won === null) return '';
  return won ? 'won' : 'lost';
}
