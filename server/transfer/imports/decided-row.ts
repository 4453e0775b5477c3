import type { ImportAction } from '#shared/enums.ts';
import type { ImportedChange, MergedGame } from '#shared/schema/imported-game.ts';
import type { ImportedPlayChange } from '#shared/schema/imported-play.ts';
import type { Erasable } from './rules/fill-play-gaps.ts';
import type { DetailNews } from './rules/import-tally.ts';
import type { RowDifference } from '#shared/schema/import-report.ts';
import type { FileRow } from './import-row.ts';
import type { DeletedSince } from './deleted-since.ts';
import { OwnPlays } from './own-plays.ts';
import { OwnerLists } from './owner-lists.ts';

/** A row with the import's decision. */
export interface DecidedRow extends FileRow {
  action: ImportAction;
  /** For an added game: its title. */
  newTitle?: string;
  /** For an existing game. */
  gameId?: number;
  change?: ImportedChange;
  merged?: MergedGame;
  /** For an existing play. */
  sessionId?: number;
  playChange?: ImportedPlayChange;
  details?: DetailNews;
  /** Fields that it changes or leaves empty. */
  differences?: RowDifference[];
}

/** The owner's choices in a preview. */
export interface ImportChoices {
  /** Kinds of details to remove where the file leaves them empty. */
  erase: Erasable;
  /** Line numbers of rows that the owner deleted here and wants to restore. */
  bringBack: ReadonlySet<number>;
  /** Whether games that the file has only as rated, played or commented on are added to the games that are not owned. */
  addUnlisted: boolean;
}

/** The owner's data needed to decide rows; shared by all batches and updated with each. */
export interface Known {
  lists: OwnerLists;
  ownPlays: OwnPlays;
  deleted: DeletedSince;
}
