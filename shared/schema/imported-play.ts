import type { PlayOutcome } from '../enums.ts';
import type { Seat } from '#shared/shapes/seat.ts';

/** A play in an imported file. */
export interface ImportedPlay {
  /** The file's id with the format as prefix: 'bgstats:e4e0...'. */
  sourceId: string;
  gameTitle: string;
  bggId: number | null;
  /** ISO 8601 with the local offset, so that the local time can be restored. */
  playedAt: string;
  players: string[];
  /** Aligned with the players; null for an unknown score. */
  scores: (number | null)[];
  winner: string | null;
  notes: string | null;
  /** Minutes. */
  duration: number | null;
  outcome: PlayOutcome;
  /** The file does not say how the winner is decided. */
  outcomeGuessed?: boolean | undefined;
  /** Left out of statistics; absent for false. */
  isIgnored?: boolean | undefined;
  /** Aligned with the players, or empty. */
  seats: Seat[];
  place: string | null;
  /** Titles. */
  expansions: string[];
  /** Names in this play that stand for unknown players. */
  anonymous: string[];
  /** Last edit according to the file, as sortable text. */
  modifiedAt: string | null;
  kept?: KeptFields | undefined;
}

/** Fields of a BG Stats file that have no column here, as the file has them, so that its export is the same again. */
export interface KeptFields {
  /** The end of the notes, which says in words what these fields are. */
  noted?: string | undefined;
  board?: string | undefined;
  rounds?: number | undefined;
  /** More minutes than a play may have. */
  durationMin?: number | undefined;
  /** As JSON text. */
  scoresheet?: string | undefined;
  entryDate?: string | undefined;
  scoringSetting?: number | undefined;
  manualWinner?: boolean | undefined;
  /** By seat: a score that is too long, and the id by which the score sheet names the seat. */
  seats?: { score?: string | undefined; scoreUuid?: string | undefined }[] | undefined;
}

/** The part of an owner's play that an import may change. */
export type MergedPlay = Omit<ImportedPlay, 'sourceId' | 'anonymous' | 'modifiedAt' | 'outcomeGuessed' | 'kept'> & {
  /** Null if no import has matched the play. */
  sourceId: string | null;
  /** Null if no import has added the play. */
  imported: ImportedPlay | null;
};

/** Changes of an import to a play: each field before and after. */
export interface ImportedPlayChange {
  from: Partial<MergedPlay>;
  to: Partial<MergedPlay>;
}

/** Parts of a play that an owner can change; the fields of a part change together. */
export type PlayPart = 'game' | 'time' | 'results' | 'notes' | 'duration' | 'place' | 'expansions' | 'statistics';
