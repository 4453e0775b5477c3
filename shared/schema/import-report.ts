import type { ImportAction, ImportConcern } from '../enums.ts';
import type { DetailCounts } from '#shared/shapes/play-details.ts';
import type { FilledFact } from './imported-game.ts';
import type { PlayPart } from './imported-play.ts';

/** The parameters of each reason code. */
export interface ReasonParameters {
  wrong_cells: { found: number; expected: number };
  no_title: unknown;
  no_bgg_id: unknown;
  not_listed: { as: UnlistedAs };
  copy_of: { line: number; title?: string };
  merged_copies: unknown;
  own_box: unknown;
  not_taken: { cells: UnreadableCell[] };
  unreadable: { cells: UnreadableCell[] };
  cut_off: unknown;
  still_owned: { gameId: number };
  no_players: unknown;
  missing_players: { count: number };
  deleted_here: unknown;
  future_date: unknown;
  already_owned: unknown;
  moved_by_owner: unknown;
  title_taken: { title: string };
  cut: { field: TruncatedField };
  no_details: unknown;
  renamed: { title: string };
  moved_to_collection: unknown;
  moved_to_wishlist: unknown;
  moved_off_shelf: unknown;
  filled: { facts: (FilledFact | 'isExpansion')[] };
  rating: { from: number; to: number };
  plays: { from: number; to: number };
  notes: { replaced: boolean };
  states: unknown;
  copies: unknown;
  no_game: unknown;
  no_play_id: unknown;
  no_play_date: unknown;
  too_many_players: unknown;
  ignored_there: unknown;
  unlisted_game: unknown;
  recorded_here: unknown;
  play_changed: { parts: PlayPart[] };
  left_empty: { details: DetailCounts };
  kept: { because: KeepReason[] };
}

/** Why an import skips a row, what it changes, or why an undo kept a game: a code with its parameters. */
export type ImportReason<C extends keyof ReasonParameters = keyof ReasonParameters> = {
  [K in C]: { code: K } & ReasonParameters[K];
}[C];

/** The state of a game that the file lists as neither owned nor wished for; the first three are in earlier reports only. */
export type UnlistedAs =
  | 'previously_owned'
  | 'for_trade'
  | 'want_to_play'
  | 'rated'
  | 'played'
  | 'commented'
  | 'nothing';

export type TruncatedField = 'title' | 'notes' | 'text';

/** Later use of an imported game, because of which an undo keeps it. */
export type KeepReason =
  | 'sessions'
  | 'events'
  | 'plays'
  | 'rating'
  | 'notes'
  | 'favorite'
  | 'moved'
  | 'later_import'
  | 'title_taken'
  | 'edited'
  | 'title'
  | 'players'
  | 'duration'
  | 'category'
  | 'difficulty'
  | 'age'
  | 'picture'
  | 'video'
  | 'shop'
  | 'description'
  | 'player_counts'
  | 'details'
  | 'expansion'
  | 'base'
  | 'lent';

/** A cell with content that could not be parsed. */
export interface UnreadableCell {
  column: string;
  text: string;
}

export type ActionCounts = Record<ImportAction, number>;

/** Number of rows of an import by action. */
export interface ImportTally extends ActionCounts {
  /** Rows that are plays. */
  plays: ActionCounts;
  /** Distinct names of players and of places in the file's plays. */
  people: number;
  places: number;
  /** Among the added games: expansions that are not on the wishlist. */
  expansions: number;
  wishlist: number;
  /** Games that the file has only as rated, played or commented on; absent in earlier imports. */
  unlisted?: number;
  /** Rows to look at before importing; absent in earlier imports. */
  concerns?: Partial<Record<ImportConcern, number>>;
  /** After an undo: games and plays that stayed because they were changed or used since. */
  kept: number;
  keptPlays: number;
  /** Details of plays by kind: new, removed, and left empty by the file (these stay). */
  gained: DetailCounts;
  lost: DetailCounts;
  leftEmpty: DetailCounts;
  /** Unreadable cells, and how many of them look damaged by a spreadsheet. */
  unreadable: number;
  spreadsheet: number;
  /** Rows in which the file ends. */
  cutOff: number;
  /** Sentences on how the file was read; absent in earlier imports. */
  notes?: string[];
}

/** One field of a row before and after an import, as text; null if empty. */
export interface RowDifference {
  field: string;
  before: string | null;
  after: string | null;
  /** The file leaves it empty: `after` is the result if the owner allows its removal. */
  stays?: boolean | undefined;
}
