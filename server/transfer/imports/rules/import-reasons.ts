import { MAX_NOTES_LENGTH, MAX_PLAYERS, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import type { FilledFact } from '#shared/schema/imported-game.ts';
import type { PlayPart } from '#shared/schema/imported-play.ts';
import type {
  ImportReason,
  KeepReason,
  ReasonParameters,
  TruncatedField,
  UnlistedAs,
  UnreadableCell,
} from '#shared/schema/import-report.ts';
import { countedDetails, DETAIL_KINDS, type DetailCounts } from '#shared/shapes/play-details.ts';
import { integerText } from '#shared/text/integer-text.ts';

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
  originalName: 'original title',
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
  statistics: 'whether it counts',
};

const CUT: Record<TruncatedField, string> = {
  title: `The title is longer than ${MAX_TITLE_LENGTH} characters; its beginning is kept.`,
  notes: `The remark is longer than ${integerText(MAX_NOTES_LENGTH)} characters; its beginning is kept.`,
  text: 'A name or another short text is longer than there is room for; its beginning is kept.',
};

const SENTENCES: { [C in keyof ReasonParameters]: (figures: ReasonParameters[C]) => string } = {
  wrong_cells: ({ found, expected }) => `This row has ${cells(found)} where the header has ${cells(expected)}.`,
  no_title: () => 'This row has no title.',
  no_bgg_id: () => 'This row has no usable BoardGameGeek id.',
  not_listed: ({ as }) => `Neither owned nor wished for: ${UNLISTED[as]}.`,
  copy_of: ({ line, title }) =>
    title === undefined ? `Another copy of line ${line}.` : `Another copy of "${title}", which the file has already.`,
  merged_copies: () => 'Rating, plays and remark are those of all its copies in the file.',
  own_box: () => 'It is a copy of its own, with its title as edition and its remark.',
  not_taken: ({ cells: lost }) => `Not taken over: ${cellsText(lost)}.`,
  unreadable: ({ cells: found }) => `Could not be read, and left open: ${cellsText(found)}.`,
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
  ignored_there: () => 'It is left out of statistics, as where it comes from, and does not count.',
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
  'not_taken',
  'unreadable',
  'no_players',
  'missing_players',
]);

/** Whether the parser alone can give this reason, without the owner's data. */
export const isOfFile = ({ code }: ImportReason): boolean => OF_FILE.has(code);

/** The note of a row: one sentence per reason. */
export const noteOf = (reasons: readonly ImportReason[]): string => reasons.map((reason) => sentence(reason)).join(' ');

const sentence = <C extends keyof ReasonParameters>(reason: ImportReason<C>): string => SENTENCES[reason.code](reason);

const listed = (details: DetailCounts): string =>
  DETAIL_KINDS.flatMap((kind) => (details[kind] ? [countedDetails(kind, details[kind])] : [])).join(', ');

const cellsText = (found: readonly UnreadableCell[]): string =>
  found.map(({ column, text }) => `${column} "${text}"`).join(', ');

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);
