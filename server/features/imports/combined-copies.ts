import type { GameState } from '#shared/enums.ts';
import { statesInOrder } from '#shared/rules/games/game-states.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import { type GameList, LOST_STATES } from '#shared/rules/games/lists.ts';
import type { ImportedCopy, ImportedGame } from '#shared/schema/imported-game.ts';
import { listIn } from '#server/domain/imports/rules/merge-list.ts';
import { STORAGE_LIMITS } from '#shared/rules/plans/storage-limits.ts';
import type { FileRow, RowSource } from '#server/domain/imports/import-row.ts';

/** The combined copies of one game, and the line that represents them. */
interface Copies {
  line: number;
  title: string;
  bggId: number | null;
  list: GameList;
  /** As the lines of each list say. */
  states: Record<GameList, GameState[]>;
  wishPriority: number | null;
  /** Boxes, as the lines of each list describe them. */
  copies: Record<GameList, ImportedCopy[]>;
  rating: number;
  timesPlayed: number;
  /** Whether the representing line has notes; if not, another copy's are used. */
  hasNotes: boolean;
  otherNotes: string | null;
  isMerged: boolean;
}

/** Copies by line of a game. */
export type CombinedCopies = ReadonlyMap<number, Copies>;

/**
 * Selects one line per game, which is one BoardGameGeek id, or one title where a line has no id: the first owned one, else the
 * first wished for, else the first; with states and copies of all, the rating of any copy and the highest play count. Reads
 * the whole source, so that an unusable one is found before anything is stored.
 */
export async function combineCopies(rows: RowSource): Promise<CombinedCopies> {
  const combined = new Map<number, Copies>();
  const byId = new Map<number, Copies>();
  const byTitle = new Map<string, Copies>();
  const withoutId = new Map<string, Copies>();
  for await (const { line, game } of rows()) {
    if (!game) continue;
    const key = titleKey(game.title);
    const other = game.bggId ? (byId.get(game.bggId) ?? withoutId.get(key)) : byTitle.get(key);
    const copies = other ?? firstCopy(line, game);
    if (other) addCopy(other, line, game);
    else byTitle.set(key, byTitle.get(key) ?? copies);
    if (game.bggId) {
      byId.set(game.bggId, copies);
      withoutId.delete(key);
    } else if (!other) withoutId.set(key, copies);
    combined.set(line, copies);
  }
  return combined;
}

const NOTHING = { owned: [], wishlist: [], unowned: [] };

const firstCopy = (line: number, game: ImportedGame): Copies => ({
  line,
  title: game.title,
  bggId: game.bggId,
  list: listIn(game),
  states: { ...NOTHING, [listIn(game)]: game.states ?? [] },
  wishPriority: game.wishPriority ?? null,
  copies: { ...NOTHING, [listIn(game)]: game.copies ?? [] },
  rating: game.rating,
  timesPlayed: game.timesPlayed,
  hasNotes: game.notes !== null,
  otherNotes: null,
  isMerged: false,
});

const LISTS = ['owned', 'wishlist', 'unowned'] as const satisfies readonly GameList[];

const withMore = (boxes: readonly ImportedCopy[], more: readonly ImportedCopy[]): ImportedCopy[] =>
  [...boxes, ...more].slice(0, STORAGE_LIMITS.copiesOfGame.most);

function addCopy(copies: Copies, line: number, game: ImportedGame): void {
  const { rating, timesPlayed } = copies;
  const list = listIn(game);
  const takesOver = LISTS.indexOf(list) < LISTS.indexOf(copies.list);
  copies.states = { ...copies.states, [list]: statesInOrder([...copies.states[list], ...(game.states ?? [])]) };
  copies.bggId ??= game.bggId;
  copies.wishPriority ??= game.wishPriority ?? null;
  copies.copies = { ...copies.copies, [list]: withMore(copies.copies[list], game.copies ?? []) };
  copies.rating = takesOver ? game.rating || rating : rating || game.rating;
  copies.timesPlayed = Math.max(timesPlayed, game.timesPlayed);
  if (takesOver) Object.assign(copies, { line, title: game.title, list, hasNotes: game.notes !== null });
  else if (!copies.hasNotes) copies.otherNotes ??= game.notes;
  copies.isMerged = true;
}

/** A game that is owned is not previously owned because another copy was: what contradicts its list is left out. */
const statesOf = ({ list, states }: Copies): GameState[] =>
  statesInOrder(
    LISTS.flatMap((of) => (of === list ? states[of] : states[of].filter((one) => !LOST_STATES[list].includes(one)))),
  );

/** A sold box is none of a game that is owned or wished for. */
const boxesOf = ({ list, copies: { owned, wishlist, unowned } }: Copies): ImportedCopy[] =>
  list === 'unowned' ? unowned : withMore(owned, wishlist);

/** A row merged with its copies, or marked as a copy of another row. */
export function withCombinedCopies(row: FileRow, combined: CombinedCopies, hasLines: boolean): FileRow {
  const { game, line, reasons } = row;
  const copies = combined.get(line);
  if (!game || !copies) return row;
  if (copies.line !== line) {
    const other = { code: 'copy_of', line: copies.line, ...(!hasLines && { title: copies.title }) } as const;
    return { ...row, game: null, reasons: [other, ...reasons.filter(({ code }) => code === 'unreadable')] };
  }
  if (!copies.isMerged) return row;
  const { bggId, rating, timesPlayed, otherNotes, wishPriority } = copies;
  const states = statesOf(copies);
  const notes = game.notes ?? otherNotes;
  const merged = { ...game, bggId, rating, timesPlayed, notes, states, wishPriority, copies: boxesOf(copies) };
  const isNews = merged.rating !== game.rating || timesPlayed !== game.timesPlayed || merged.notes !== game.notes;
  return { ...row, game: merged, reasons: isNews ? [...reasons, { code: 'merged_copies' }] : reasons };
}
