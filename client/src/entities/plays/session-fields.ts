import type { PlayOutcome } from '#shared/enums.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { readPlay, type PlayerResult } from '#shared/rules/plays/read-play.ts';
import { wonTogether } from '#shared/rules/plays/won-together.ts';
import { localText } from '#client/lib/local-moment.ts';

/** What is being written down of one player. */
export interface PlayerFields {
  /** Tells the rows apart while they come and go. */
  key: number;
  name: string;
  score: string;
  team: string;
  rank: string;
  role: string;
  started: boolean;
  firstTime: boolean;
  /** The score of a recorded play, and how it was written; absent in a new row. */
  recorded?: { score: number | null; scoreText?: string | undefined };
}

/** What the form of a session holds while it is being filled in. */
export interface SessionFields {
  rows: PlayerFields[];
  outcome: PlayOutcome;
  /** How a cooperative play ended. */
  ending: '' | 'won' | 'lost';
  winningTeam: string;
  /** Blank for whoever wins by the rule. */
  winner: string;
  /** Minutes. */
  duration: string;
  notes: string;
  markAsPlayed: boolean;
  /** As `<input type="datetime-local">` has it, in the reader's own time. */
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

/** A key that no row has. */
export const nextKey = (rows: readonly PlayerFields[]): number => 1 + Math.max(0, ...rows.map(({ key }) => key));

/** An untouched form: two empty rows, now, and counted as a play. */
export const emptySession = (outcome: PlayOutcome, now: Date): SessionFields => ({
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

/** The form of a recorded play; its play count is left alone unless asked for. Unreadable lists leave one empty row. */
export function fieldsOf(play: Play): SessionFields {
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
    playedAt: localText(play.playedAt),
    place: play.place ?? '',
    expansions: play.expansions,
  };
}

const rowOf = (result: PlayerResult, place: number): PlayerFields => ({
  key: place + 1,
  name: result.name,
  score: result.score === null ? '' : String(result.score),
  team: result.team ?? '',
  rank: result.rank === undefined ? '' : String(result.rank),
  role: result.role ?? '',
  started: result.started ?? false,
  firstTime: result.firstTime ?? false,
  recorded: { score: result.score, scoreText: result.scoreText },
});

function endingOf(results: readonly PlayerResult[]): SessionFields['ending'] {
  const won = wonTogether(results);
  if (won === null) return '';
  return won ? 'won' : 'lost';
}
