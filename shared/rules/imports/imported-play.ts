import type { PlayOutcome } from '../../enums.ts';
import type { Seat } from '../plays/seat.ts';

/** A play as an imported file tells it. */
export interface ImportedPlay {
  /** The id that the file gives it, with the format before it: 'bgstats:e4e0...'. */
  sourceId: string;
  gameTitle: string;
  bggId: number | null;
  /** ISO 8601 with the offset of the clock that it was read from, so that the time on that clock is known again. */
  playedAt: string;
  players: string[];
  /** Aligned with the players; null where the file has none. */
  scores: (number | null)[];
  winner: string | null;
  notes: string | null;
  /** Minutes. */
  duration: number | null;
  outcome: PlayOutcome;
  /** The file does not say how the play was decided. */
  outcomeGuessed?: boolean | undefined;
  /** Aligned with the players, or empty. */
  seats: Seat[];
  place: string | null;
  /** Titles. */
  expansions: string[];
  /** Those of the names that stand for nobody in particular. */
  anonymous: string[];
  /** When the file says it was last edited, as text that sorts by time. */
  modifiedAt: string | null;
}

/** The part of an owner's play that an import may change. */
export type MergedPlay = Omit<ImportedPlay, 'sourceId' | 'anonymous' | 'modifiedAt' | 'outcomeGuessed'> & {
  /** Null for a play that no import has met. */
  sourceId: string | null;
  /** Null for a play that no import has brought. */
  imported: ImportedPlay | null;
};

/** What an import changed of a play: each field's value before and after. */
export interface ImportedPlayChange {
  from: Partial<MergedPlay>;
  to: Partial<MergedPlay>;
}
