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
import { known, t } from '#server/transfer/words/words.ts';

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

const CUT: Record<TruncatedField, () => string> = {
  title: () =>
    t('The title is longer than {most, number} characters; its beginning is kept.', { most: MAX_TITLE_LENGTH }),
  notes: () =>
    t('The remark is longer than {most, number} characters; its beginning is kept.', { most: MAX_NOTES_LENGTH }),
  text: () => t('A name or another short text is longer than there is room for; its beginning is kept.'),
};

const SENTENCES: { [C in keyof ReasonParameters]: (figures: ReasonParameters[C]) => string } = {
  wrong_cells: ({ found, expected }) =>
    t(
      'This row has {found, plural, one {1 cell} other {# cells}} where the header has {expected, plural, one {1 cell} other {# cells}}.',
      { found, expected },
    ),
  no_title: () => t('This row has no title.'),
  no_bgg_id: () => t('This row has no usable BoardGameGeek id.'),
  not_listed: ({ as }) => t('Neither owned nor wished for: {mark}.', { mark: known(UNLISTED[as]) }),
  copy_of: ({ line, title }) =>
    title === undefined
      ? t('Another copy of line {line}.', { line: line ?? 0 })
      : t('Another copy of "{title}", which the file has already.', { title }),
  merged_copies: () => t('Rating, plays and remark are those of all its copies in the file.'),
  own_box: () => t('It is a copy of its own, with its title as edition and its remark.'),
  not_taken: ({ cells: lost }) => t('Not taken over: {cells}.', { cells: cellsText(lost) }),
  unreadable: ({ cells: found }) => t('Could not be read, and left open: {cells}.', { cells: cellsText(found) }),
  cut_off: () => t('The file ends in the middle of this row.'),
  still_owned: () => t('It is still in your collection.'),
  deleted_here: () => t('You deleted it here after an earlier import.'),
  no_players: () => t('The file does not say who played.'),
  missing_players: ({ count }) =>
    t(
      '{count, plural, one {The file lacks one of its players, who is called "Unknown player".} other {The file lacks # of its players, who are called "Unknown player".}}',
      { count },
    ),
  future_date: () => t('The date of this play is in the future.'),
  already_owned: () => t('This game is already owned.'),
  moved_by_owner: () => t('Stays where it was moved after the last import.'),
  title_taken: ({ title }) => t('Another game has the title "{title}".', { title }),
  cut: ({ field }) => CUT[field](),
  no_details: () => t('BoardGameGeek did not tell its weight and best player counts this time.'),
  renamed: ({ title }) => t('Added as "{title}", because another game has this title.', { title }),
  moved_to_collection: () => t('Moves to the collection.'),
  moved_to_wishlist: () => t('Moves to the wishlist.'),
  moved_off_shelf: () => t('Leaves the shelf; its plays stay.'),
  filled: ({ facts }) => t('Fills in {facts}.', { facts: facts.map((fact) => known(FACTS[fact])).join(', ') }),
  rating: ({ from, to }) =>
    from === 0 ? t('Rating: {to, number}.', { to }) : t('Rating: {from, number} becomes {to, number}.', { from, to }),
  plays: ({ from, to }) => t('Plays: {from} become {to}.', { from, to }),
  notes: ({ replaced }) => (replaced ? t('Replaces the notes.') : t('Fills in notes.')),
  states: () => t('Changes its states.'),
  copies: () => t('Changes what is known of its copies.'),
  no_game: () => t('The file does not say which game was played.'),
  no_play_id: () => t('This play has no id, by which a later file would find it again.'),
  no_play_date: () => t('This play has no usable date.'),
  too_many_players: () => t('A play holds at most {most} players.', { most: MAX_PLAYERS }),
  ignored_there: () => t('It is left out of statistics, as where it comes from, and does not count.'),
  unlisted_game: () => t('The game is on neither of your lists; the play keeps its title.'),
  recorded_here: () => t('You have recorded this play here; yours stays as it is.'),
  play_changed: ({ parts }) => t('Changes {parts}.', { parts: parts.map((part) => known(PARTS[part])).join(', ') }),
  left_empty: ({ details }) => t('Left empty by the file, and kept here: {details}.', { details: listed(details) }),
  kept: ({ because }) =>
    t('Kept when the import was undone: {reasons}.', { reasons: because.map((why) => known(KEPT[why])).join(', ') }),
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
  found.map(({ column, text }) => t('{column} "{text}"', { column, text })).join(', ');
