import { IMPORT_CONCERNS, type ImportConcern } from '#shared/enums.ts';
import type { ImportReason } from '#shared/schema/import-report.ts';

/** What a reason asks the owner to look at before importing; null where it only reports. */
const CONCERNS: Record<ImportReason['code'], ImportConcern | null> = {
  wrong_cells: 'unreadable',
  no_title: 'unreadable',
  no_bgg_id: 'unreadable',
  no_game: 'unreadable',
  no_play_id: 'unreadable',
  no_play_date: 'unreadable',
  too_many_players: 'unreadable',
  cut_off: 'unreadable',
  unreadable: 'unreadable',
  copy_of: 'duplicate',
  merged_copies: 'duplicate',
  own_box: 'duplicate',
  title_taken: 'duplicate',
  renamed: 'duplicate',
  recorded_here: 'duplicate',
  already_owned: 'unsure',
  still_owned: 'unsure',
  not_taken: 'unsure',
  missing_players: 'unsure',
  future_date: 'unsure',
  cut: 'unsure',
  not_listed: null,
  no_players: null,
  deleted_here: null,
  moved_by_owner: null,
  no_details: null,
  moved_to_collection: null,
  moved_to_wishlist: null,
  moved_off_shelf: null,
  filled: null,
  rating: null,
  plays: null,
  notes: null,
  states: null,
  copies: null,
  ignored_there: null,
  unlisted_game: null,
  play_changed: null,
  left_empty: null,
  kept: null,
};

/** The kinds of concern that a row raises, each once. */
export const concernsOf = (reasons: readonly ImportReason[]): ImportConcern[] =>
  IMPORT_CONCERNS.filter((concern) => reasons.some(({ code }) => CONCERNS[code] === concern));

/** The codes of a kind of concern. */
export const codesOf = (concern: ImportConcern): string[] =>
  Object.entries(CONCERNS).flatMap(([code, kind]) => (kind === concern ? [code] : []));
