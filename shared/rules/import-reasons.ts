import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '../limits.ts';
import type { FilledFact } from './imported-game.ts';

/** The figures that go with each code of a reason. */
interface Figures {
  wrong_cells: { found: number; expected: number };
  no_title: unknown;
  no_bgg_id: unknown;
  not_listed: { as: UnlistedAs };
  copy_of: { line: number };
  already_owned: unknown;
  moved_by_owner: unknown;
  title_taken: { title: string };
  cut: { field: CutField };
  renamed: { title: string };
  moved_to_collection: unknown;
  filled: { facts: (FilledFact | 'isExpansion')[] };
  rating: { from: number; to: number };
  plays: { from: number; to: number };
  notes: { replaced: boolean };
  kept: { because: KeptBecause[] };
}

/** Why an import leaves a row out, what it changes, or why an undo kept a game: a code with its figures. */
export type ImportReason<C extends keyof Figures = keyof Figures> = { [K in C]: { code: K } & Figures[K] }[C];

/** How a game stands in a file that is neither owned nor wished for. */
export type UnlistedAs =
  'previously_owned' | 'for_trade' | 'want_to_play' | 'rated' | 'played' | 'commented' | 'nothing';
export type CutField = 'title' | 'notes';
/** What was done with an imported game since, so that an undo keeps it. */
export type KeptBecause =
  'sessions' | 'events' | 'plays' | 'rating' | 'notes' | 'favorite' | 'moved' | 'later_import' | 'title_taken';

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
  isExpansion: 'that it is an expansion',
};

const KEPT: Record<KeptBecause, string> = {
  sessions: 'it has game sessions',
  events: 'it is on a game night',
  plays: 'it was played since',
  rating: 'its rating was changed since',
  notes: 'its notes were changed since',
  favorite: 'it is a favorite',
  moved: 'it was moved to the other list since',
  later_import: 'a later import changed it',
  title_taken: 'its title is on the wishlist again',
};

const CUT: Record<CutField, string> = {
  title: `The title is longer than ${MAX_TITLE_LENGTH} characters; its beginning is kept.`,
  notes: `The remark is longer than ${MAX_NOTES_LENGTH.toLocaleString('en-US')} characters; its beginning is kept.`,
};

const SENTENCES: { [C in keyof Figures]: (figures: Figures[C]) => string } = {
  wrong_cells: ({ found, expected }) => `This row has ${cells(found)} where the header has ${cells(expected)}.`,
  no_title: () => 'This row has no title.',
  no_bgg_id: () => 'This row has no usable BoardGameGeek id.',
  not_listed: ({ as }) => `Neither owned nor wished for: ${UNLISTED[as]}.`,
  copy_of: ({ line }) => `Another copy of line ${line}.`,
  already_owned: () => 'This game is already owned.',
  moved_by_owner: () => 'Stays on the wishlist, where it was moved after the last import.',
  title_taken: ({ title }) => `Another game has the title "${title}".`,
  cut: ({ field }) => CUT[field],
  renamed: ({ title }) => `Added as "${title}", because another game has this title.`,
  moved_to_collection: () => 'Moves from the wishlist to the collection.',
  filled: ({ facts }) => `Fills in ${facts.map((fact) => FACTS[fact]).join(', ')}.`,
  rating: ({ from, to }) => (from === 0 ? `Rating: ${to}.` : `Rating: ${from} becomes ${to}.`),
  plays: ({ from, to }) => `Plays: ${from} become ${to}.`,
  notes: ({ replaced }) => (replaced ? 'Replaces the notes.' : 'Fills in notes.'),
  kept: ({ because }) => `Kept when the import was undone: ${because.map((why) => KEPT[why]).join(', ')}.`,
};

/** The note of a row in words: one sentence for each reason. */
export const noteOf = (reasons: readonly ImportReason[]): string => reasons.map((reason) => sentence(reason)).join(' ');

const sentence = <C extends keyof Figures>(reason: ImportReason<C>): string => SENTENCES[reason.code](reason);

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);
