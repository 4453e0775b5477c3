import { MAX_NOTES_LENGTH, MAX_PLAYERS, MAX_TITLE_LENGTH } from '../../limits.ts';
import type { FilledFact } from './imported-game.ts';
import type { PlayPart } from '../plays/merge-play.ts';
import type { UnreadableCell } from './unreadable-cells.ts';
import { countedDetails, DETAIL_KINDS, type DetailCounts } from '../plays/play-details.ts';
import { grouped } from '../text/grouped.ts';

/** The parameters of each reason code. */
interface Figures {
  wrong_cells: { found: number; expected: number };
  no_title: unknown;
  no_bgg_id: unknown;
  not_listed: { as: UnlistedAs };
  copy_of: { line: number; title?: string };
  merged_copies: unknown;
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
export type ImportReason<C extends keyof Figures = keyof Figures> = { [K in C]: { code: K } & Figures[K] }[C];

/** The state of a game that the file lists as neither owned nor wished for; the first three are in earlier reports only. */
export type UnlistedAs =
  | 'previously_owned'
  | 'for_trade'
  | 'want_to_play'
  | 'rated'
  | 'played'
  | 'commented'
  | 'nothing';
export type TruncatedField = 'title' | 'notes';
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

const UNLISTED: Record<UnlistedAs, string> = {
  previously_owned: 'previously owned',
  for_trade: 'only marked for trade',
  want_to_play: 'only wanted to play',
  rated: 'only rated',
  played: 'only played',
  commented: 'only commented on',
  nothing: 'marked as nothing',
};

const FACTS: Record<FilledFact | 'isExpansion', string> = {
  bggId: 'BoardGameGeek id',
  year: 'year',
  weight: 'weight',
  bestPlayers: 'best player counts',
  recommendedPlayers: 'recommended player counts',
  imageUrl: 'image',
  isExpansion: 'that it is an expansion',
};

const KEPT: Record<KeepReason, string> = {
  sessions: 'it has game sessions',
  events: 'it is on a game night',
  plays: 'its plays were changed since',
  rating: 'its rating was changed since',
  notes: 'its notes were changed since',
  favorite: 'it is a favorite',
  moved: 'it was moved to the other list since',
  later_import: 'a later import changed it',
  title_taken: 'its title is on its former list again',
  edited: 'it was edited since',
  title: 'its title was changed since',
  players: 'its number of players was changed since',
  duration: 'its duration was changed since',
  category: 'its category was changed since',
  difficulty: 'its difficulty was changed since',
  age: 'its age was changed since',
  picture: 'its picture was changed since',
  video: 'its rules video was changed since',
  shop: 'its shop link was changed since',
  description: 'its description was changed since',
  player_counts: 'its best player counts were changed since',
  details: 'its details were changed since',
  expansion: 'what it is an expansion of was changed since',
  base: 'you chose it as the base game of an expansion',
  lent: 'it was lent or borrowed',
};

const PARTS: Record<PlayPart, string> = {
  game: 'the game',
  time: 'when it was',
  results: 'players and results',
  notes: 'notes',
  duration: 'duration',
  place: 'place',
  expansions: 'expansions',
};

const CUT: Record<TruncatedField, string> = {
  title: `The title is longer than ${MAX_TITLE_LENGTH} characters; its beginning is kept.`,
  notes: `The remark is longer than ${grouped(MAX_NOTES_LENGTH)} characters; its beginning is kept.`,
};

const SENTENCES: { [C in keyof Figures]: (figures: Figures[C]) => string } = {
  wrong_cells: ({ found, expected }) => `This row has ${cells(found)} where the header has ${cells(expected)}.`,
  no_title: () => 'This row has no title.',
  no_bgg_id: () => 'This row has no usable BoardGameGeek id.',
  not_listed: ({ as }) => `Neither owned nor wished for: ${UNLISTED[as]}.`,
  copy_of: ({ line, title }) =>
    title === undefined ? `Another copy of line ${line}.` : `Another copy of "${title}", which the file has already.`,
  merged_copies: () => 'Rating, plays and remark are those of all its copies in the file.',
  unreadable: ({ cells: found }) =>
    `Could not be read, and left open: ${found.map(({ column, text }) => `${column} "${text}"`).join(', ')}.`,
  cut_off: () => 'The file ends in the middle of this row.',
  still_owned: () => 'It is still in your collection.',
  deleted_here: () => 'You deleted it here after an earlier import.',
  no_players: () => 'The file does not say who played.',
  missing_players: ({ count }) =>
    count === 1
      ? 'The file lacks one of its players, who is called "Unknown player".'
      : `The file lacks ${count} of its players, who are called "Unknown player".`,
  future_date: () => 'The date of this play is in the future.',
  already_owned: () => 'This game is already owned.',
  moved_by_owner: () => 'Stays where it was moved after the last import.',
  title_taken: ({ title }) => `Another game has the title "${title}".`,
  cut: ({ field }) => CUT[field],
  no_details: () => 'BoardGameGeek did not tell its weight and best player counts this time.',
  renamed: ({ title }) => `Added as "${title}", because another game has this title.`,
  moved_to_collection: () => 'Moves to the collection.',
  moved_to_wishlist: () => 'Moves to the wishlist.',
  moved_off_shelf: () => 'Leaves the shelf; its plays stay.',
  filled: ({ facts }) => `Fills in ${facts.map((fact) => FACTS[fact]).join(', ')}.`,
  rating: ({ from, to }) => (from === 0 ? `Rating: ${to}.` : `Rating: ${from} becomes ${to}.`),
  plays: ({ from, to }) => `Plays: ${from} become ${to}.`,
  notes: ({ replaced }) => (replaced ? 'Replaces the notes.' : 'Fills in notes.'),
  states: () => 'Changes its states.',
  copies: () => 'Changes what is known of its copies.',
  no_game: () => 'The file does not say which game was played.',
  no_play_id: () => 'This play has no id, by which a later file would find it again.',
  no_play_date: () => 'This play has no usable date.',
  too_many_players: () => `A play holds at most ${MAX_PLAYERS} players.`,
  ignored_there: () => 'BG Stats leaves this play out of its statistics; here it counts.',
  unlisted_game: () => 'The game is on neither of your lists; the play keeps its title.',
  recorded_here: () => 'You have recorded this play here; yours stays as it is.',
  play_changed: ({ parts }) => `Changes ${parts.map((part) => PARTS[part]).join(', ')}.`,
  left_empty: ({ details }) => `Left empty by the file, and kept here: ${listed(details)}.`,
  kept: ({ because }) => `Kept when the import was undone: ${because.map((why) => KEPT[why]).join(', ')}.`,
};

const OF_FILE = new Set<ImportReason['code']>([
  'cut',
  'ignored_there',
  'no_details',
  'merged_copies',
  'unreadable',
  'no_players',
  'missing_players',
]);

/** Whether the parser alone can give this reason, without the owner's data. */
export const isOfFile = ({ code }: ImportReason): boolean => OF_FILE.has(code);

/** The note of a row: one sentence per reason. */
export const noteOf = (reasons: readonly ImportReason[]): string => reasons.map((reason) => sentence(reason)).join(' ');

const sentence = <C extends keyof Figures>(reason: ImportReason<C>): string => SENTENCES[reason.code](reason);

const listed = (details: DetailCounts): string =>
  DETAIL_KINDS.flatMap((kind) => (details[kind] ? [countedDetails(kind, details[kind])] : [])).join(', ');

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);
