import { COPY_TEXTS } from '#shared/copies/change-copies-contract.ts';
import type { GameState } from '#shared/enums.ts';
import { MAX_NOTES_LENGTH } from '#shared/limits/limits.ts';
import { statesInOrder } from '#shared/games/game-states.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { type GameList, LOST_STATES } from '#shared/games/lists.ts';
import type { ImportedCopy, ImportedGame } from '#shared/schema/imported-game.ts';
import type { ImportReason } from '#shared/schema/import-report.ts';
import { NO_COPY } from '#server/copies/service.ts';
import { listIn } from './rules/merge-list.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { FileRow, RowSource } from './import-row.ts';

/** One line of a game: a box, with what the owner wrote on it. */
interface Box {
  line: number;
  list: GameList;
  title: string;
  notes: string | null;
  rating: number;
  /** Its copies by the file; usually none. */
  copies: readonly ImportedCopy[];
}

/** The combined copies of one game, and the line that represents them. */
interface Copies {
  line: number;
  title: string;
  bggId: number | null;
  list: GameList;
  /** As the lines of each list say. */
  states: Record<GameList, GameState[]>;
  wishPriority: number | null;
  boxes: Box[];
  rating: number;
  timesPlayed: number;
  notes: string | null;
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
  boxes: [boxOf(line, game)],
  rating: game.rating,
  timesPlayed: game.timesPlayed,
  notes: game.notes,
});

const boxOf = (line: number, game: ImportedGame): Box => ({
  line,
  list: listIn(game),
  title: game.title,
  notes: game.notes,
  rating: game.rating,
  copies: game.copies ?? [],
});

const LISTS = ['owned', 'wishlist', 'unowned'] as const satisfies readonly GameList[];

function addCopy(copies: Copies, line: number, game: ImportedGame): void {
  const { rating, timesPlayed } = copies;
  const list = listIn(game);
  const takesOver = LISTS.indexOf(list) < LISTS.indexOf(copies.list);
  copies.states = { ...copies.states, [list]: statesInOrder([...copies.states[list], ...(game.states ?? [])]) };
  copies.bggId ??= game.bggId;
  copies.wishPriority ??= game.wishPriority ?? null;
  copies.boxes.push(boxOf(line, game));
  copies.rating = takesOver ? game.rating || rating : rating || game.rating;
  copies.timesPlayed = Math.max(timesPlayed, game.timesPlayed);
  if (takesOver) Object.assign(copies, { line, title: game.title, list, notes: game.notes ?? copies.notes });
  else copies.notes ??= game.notes;
}

/** A game that is owned is not previously owned because another copy was: what contradicts its list is left out. */
const statesOf = ({ list, states }: Copies): GameState[] =>
  statesInOrder(
    LISTS.flatMap((of) => (of === list ? states[of] : states[of].filter((one) => !LOST_STATES[list].includes(one)))),
  );

/** Each line of an owned game is a box; of a wish or a sold game, which is none, only a line that describes copies. */
function keptBoxes({ boxes, list }: Copies): Box[] {
  const isKept = (box: Box) =>
    box.list === list ? list === 'owned' || box.copies.length > 0 : isDescribedWish(box) && list === 'owned';
  return boxes.filter(isKept).slice(0, STORAGE_LIMITS.copiesOfGame.most);
}

const isDescribedWish = ({ list, copies }: Box): boolean => list === 'wishlist' && copies.length > 0;

/** The copies of a line of several: one at least, with its title as edition, and its remark unless that is the game's. */
function copiesOfBox({ title, notes, copies }: Box, game: Copies): ImportedCopy[] {
  const edition = titleKey(title) === titleKey(game.title) ? null : title.slice(0, COPY_TEXTS.edition).toWellFormed();
  const remark = notes === null || notes === ownNotes(game) ? [] : [notes];
  return (copies.length > 0 ? copies : [NO_COPY]).map((copy) => ({
    ...copy,
    edition: copy.edition ?? edition,
    notes: [copy.notes, ...remark].filter(Boolean).join('\n') || null,
  }));
}

/** The remark of the line that represents a game. */
const ownNotes = ({ boxes, line }: Copies): string | null => boxes.find((box) => box.line === line)?.notes ?? null;

/** A remark that has no room on its box. */
const isTooLong = ({ notes, copies }: Box): boolean =>
  Math.max(0, ...copies.map((copy) => (copy.notes?.length ?? -1) + 1)) + (notes?.length ?? 0) > COPY_TEXTS.notes;

/** What the game has of its boxes: their copies, and the remarks that have no place on one. */
function mergedBoxes(game: Copies): Pick<ImportedGame, 'copies' | 'notes'> {
  const kept = keptBoxes(game);
  const onBoxes = kept.map((box) => (isTooLong(box) ? { ...box, notes: null } : box));
  const hasPlace = new Set(kept.length > 1 ? onBoxes.flatMap(({ line, notes }) => (notes === null ? [] : [line])) : []);
  const others = game.boxes.filter(({ line }) => !hasPlace.has(line)).map((box) => box.notes);
  const notes = [...new Set([game.notes, ...others])].filter((one) => one !== null);
  const copies = kept.length > 1 ? onBoxes.flatMap((box) => copiesOfBox(box, game)) : kept.flatMap((box) => box.copies);
  return {
    copies: copies.slice(0, STORAGE_LIMITS.copiesOfGame.most),
    notes: notes.join('\n\n').slice(0, MAX_NOTES_LENGTH).toWellFormed() || null,
  };
}

/** What the report says of a line that another one represents: whether it is a box, and what of it is not kept. */
function reportOf(game: Copies, line: number): ImportReason[] {
  const box = game.boxes.find((one) => one.line === line);
  if (!box) return [];
  const kept = keptBoxes(game);
  const isKept = kept.length > 1 && kept.includes(box);
  const isNamed = isKept && box.copies.every(({ edition }) => edition === null || edition === box.title);
  const lost = [
    ...(box.rating > 0 && box.rating !== game.rating ? [{ column: 'rating', text: String(box.rating * 2) }] : []),
    ...(isNamed || titleKey(box.title) === titleKey(game.title)
      ? []
      : [{ column: 'title', text: box.title.slice(0, 100) }]),
  ];
  return [
    ...(isKept ? [{ code: 'own_box' } as const] : []),
    ...(lost.length > 0 ? [{ code: 'not_taken', cells: lost } as const] : []),
  ];
}

/** A row merged with its copies, or marked as a copy of another row. */
export function withCombinedCopies(row: FileRow, combined: CombinedCopies, hasLines: boolean): FileRow {
  const { game, line, reasons } = row;
  const copies = combined.get(line);
  if (!game || !copies) return row;
  if (copies.line !== line) {
    const other = { code: 'copy_of', line: copies.line, ...(!hasLines && { title: copies.title }) } as const;
    const unreadable = reasons.filter(({ code }) => code === 'unreadable');
    return { ...row, game: null, reasons: [other, ...reportOf(copies, line), ...unreadable] };
  }
  if (copies.boxes.length === 1) return row;
  const { bggId, rating, timesPlayed, wishPriority } = copies;
  const merged = {
    ...game,
    bggId,
    rating,
    timesPlayed,
    states: statesOf(copies),
    wishPriority,
    ...mergedBoxes(copies),
  };
  const isNews = merged.rating !== game.rating || timesPlayed !== game.timesPlayed || merged.notes !== game.notes;
  return { ...row, game: merged, reasons: isNews ? [...reasons, { code: 'merged_copies' }] : reasons };
}
