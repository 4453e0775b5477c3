import * as z from 'zod/mini';
import { MAX_NOTES_LENGTH } from '#shared/limits/limits.ts';
import type { games } from '#shared/schema/games.ts';
import { clearableText, clearableUrl, optionalText, optionalUrl } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

type GameRow = typeof games.$inferSelect;
type OptionalTextColumn = { [Column in keyof GameRow]: null extends GameRow[Column] ? Column : never }[keyof GameRow];

const stored = z.nullable(z.string());

/** @param label of its input */
const url = (label: string) => ({ label, input: 'url', stored, given: optionalUrl, changed: clearableUrl }) as const;

/** @param max characters */
const text = (label: string, max: number, input: 'line' | 'note') =>
  ({ label, input, stored, given: optionalText(max), changed: clearableText(max) }) as const;

/**
 * The texts of a game that its owner may fill in or leave empty, in the order of the form. Each is a column of `games` of the
 * same name; contracts, forms and JSON take them from here.
 */
export const GAME_TEXTS = {
  youtube: url(t('YouTube Rules Link (optional)')),
  buyUrl: url(t('Where to Buy (optional)')),
  imageUrl: url(t('Game Image URL (optional)')),
  notes: text(t('Personal Notes'), MAX_NOTES_LENGTH, 'note'),
} satisfies Partial<Record<OptionalTextColumn, ReturnType<typeof url | typeof text>>>;

export type GameText = keyof typeof GAME_TEXTS;
export const GAME_TEXT_NAMES = Object.keys(GAME_TEXTS) as GameText[];

type Part = 'stored' | 'given' | 'changed';

/** One rule of each text: as it is stored, as it is given with a new game, or as it may be changed. */
export const gameTexts = <P extends Part>(part: P) =>
  Object.fromEntries(GAME_TEXT_NAMES.map((name) => [name, GAME_TEXTS[name][part]])) as {
    [Name in GameText]: (typeof GAME_TEXTS)[Name][P];
  };
