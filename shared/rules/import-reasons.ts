import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '../limits.ts';
import type { FilledFact } from './imported-game.ts';

/** Why an import leaves a row out, what it changes, or why an undo kept a game: a code with its figures. */
export type ImportReason =
  | { code: 'wrong_cells'; found: number; expected: number }
  | { code: 'no_title' }
  | { code: 'no_bgg_id' }
  | { code: 'not_listed'; as: UnlistedAs }
  | { code: 'copy_of'; line: number }
  | { code: 'already_owned' }
  | { code: 'moved_by_owner' }
  | { code: 'title_taken'; title: string }
  | { code: 'cut'; field: CutField }
  | { code: 'renamed'; title: string }
  | { code: 'moved_to_collection' }
  | { code: 'filled'; facts: (FilledFact | 'isExpansion')[] }
  | { code: 'rating'; from: number; to: number }
  | { code: 'plays'; from: number; to: number }
  | { code: 'notes'; replaced: boolean }
  | { code: 'kept'; because: KeptBecause[] };

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

/** The note of a row in words: one sentence for each reason. */
export const noteOf = (reasons: readonly ImportReason[]): string => reasons.map(sentence).join(' ');

function sentence(reason: ImportReason): string {
  switch (reason.code) {
    case 'wrong_cells':
      return `This row has ${cells(reason.found)} where the header has ${cells(reason.expected)}.`;
    case 'no_title':
      return 'This row has no title.';
    case 'no_bgg_id':
      return 'This row has no usable BoardGameGeek id.';
    case 'not_listed':
      return `Neither owned nor wished for: ${UNLISTED[reason.as]}.`;
    case 'copy_of':
      return `Another copy of line ${reason.line}.`;
    case 'already_owned':
      return 'This game is already owned.';
    case 'moved_by_owner':
      return 'Stays on the wishlist, where it was moved after the last import.';
    case 'title_taken':
      return `Another game has the title "${reason.title}".`;
    case 'cut':
      return CUT[reason.field];
    case 'renamed':
      return `Added as "${reason.title}", because another game has this title.`;
    case 'moved_to_collection':
      return 'Moves from the wishlist to the collection.';
    case 'filled':
      return `Fills in ${reason.facts.map((fact) => FACTS[fact]).join(', ')}.`;
    case 'rating':
      return reason.from === 0 ? `Rating: ${reason.to}.` : `Rating: ${reason.from} becomes ${reason.to}.`;
    case 'plays':
      return `Plays: ${reason.from} become ${reason.to}.`;
    case 'notes':
      return reason.replaced ? 'Replaces the notes.' : 'Fills in notes.';
    case 'kept':
      return `Kept when the import was undone: ${reason.because.map((why) => KEPT[why]).join(', ')}.`;
  }
}

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);
