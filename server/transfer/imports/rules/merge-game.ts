import { LOST_STATES, movedTo, onList } from '#shared/games/lists.ts';
import { factsOfCopy, isSameCopy, mergeCopies } from '#server/copies/service.ts';
import {
  FILLED_FACTS,
  type FilledFact,
  type ImportedChange,
  type ImportedCopy,
  type ImportedFields,
  type ImportedGame,
  type MergedGame,
} from '#shared/schema/imported-game.ts';
import { listIn, mergeList, mergeStates } from './merge-list.ts';

/** The values of an import, to distinguish the owner's later edits from it. */
export const importedFields = (game: ImportedFields): ImportedFields => ({
  rating: game.rating,
  timesPlayed: game.timesPlayed,
  notes: game.notes,
  isWishlist: game.isWishlist,
  isUnowned: game.isUnowned,
  states: game.states,
  wishPriority: game.wishPriority,
  copies: game.copies?.map(factsOfCopy),
});

/**
 * Three-way merge of the owner's game, the last import and this file. The owner's rating, notes, list, states and copies
 * stay, empty cells erase nothing, a state that contradicts the list stays away, empty fields are filled, the play count never falls nor
 * regains plays that the owner has deleted, and a game the file marks as owned leaves the wishlist. Idempotent.
 */
export function mergeImported(game: MergedGame, file: ImportedGame): ImportedChange {
  const base = game.imported;
  const ours = listIn(game);
  const list = mergeList({ ours, last: base && listIn(base), theirs: listIn(file) });
  const { states, wishPriority } = movedTo(list, {
    ...onList(ours),
    states: game.states ?? [],
    wishPriority: game.wishPriority ?? null,
  });
  const copies = file.copies?.length ? file.copies : undefined;
  const merged: MergedGame = {
    ...game,
    ...onList(list),
    isExpansion: game.isExpansion || (game.bggId === null && file.isExpansion),
    rating: pick(game.rating, base?.rating, file.rating),
    notes: pick(game.notes, base?.notes, file.notes),
    timesPlayed: mergeCount(game.timesPlayed, base?.timesPlayed ?? 0, file.timesPlayed),
    states: mergeStates(states, base?.states, file.states).filter(
      (state) => list === listIn(file) || states.includes(state) || !LOST_STATES[list].includes(state),
    ),
    wishPriority: pick(wishPriority, base?.wishPriority, file.wishPriority ?? null),
    copies: copies ? mergeCopies(game.copies ?? [], base?.copies ?? [], copies) : game.copies,
    imported: {
      rating: file.rating || (base?.rating ?? 0),
      notes: file.notes ?? base?.notes ?? null,
      timesPlayed: Math.max(file.timesPlayed, base?.timesPlayed ?? 0),
      isWishlist: file.isWishlist,
      isUnowned: file.isUnowned,
      states: file.states ?? base?.states,
      wishPriority: file.wishPriority ?? base?.wishPriority,
      copies: copies?.map(factsOfCopy) ?? base?.copies,
    },
  };
  for (const fact of FILLED_FACTS) fill(merged, fact, file);
  return differences(game, merged);
}

/** Takes the file's value if ours is empty or unchanged since the last import, and the file has a new one. */
function pick<T>(ours: T, base: T | undefined, theirs: T): T {
  if (!theirs || theirs === base) return ours;
  return !ours || ours === base ? theirs : ours;
}

/** Ours if it is higher; plays that the owner has deleted since the last import are not counted again. */
function mergeCount(ours: number, base: number, theirs: number): number {
  const deleted = Math.max(0, base - ours);
  return Math.max(ours, theirs - deleted);
}

function fill<F extends FilledFact>(merged: MergedGame, fact: F, file: Pick<MergedGame, F>): void {
  if (merged[fact] === null && file[fact] !== undefined) Object.assign(merged, { [fact]: file[fact] });
}

function differences(before: MergedGame, after: MergedGame): ImportedChange {
  const fields = (Object.keys(after) as (keyof MergedGame)[]).filter(
    (field) => !sameValue(before[field], after[field]),
  );
  const take = (game: MergedGame) => Object.fromEntries(fields.map((field) => [field, game[field]]));
  return { from: take(before), to: take(after) };
}

/** Undoes an import: each field that still has the imported value gets its former value. Later changes stay. */
export function revertImported(game: MergedGame, { from, to }: ImportedChange): Partial<MergedGame> {
  const fields = (Object.keys(to) as (keyof MergedGame)[]).filter((field) => sameValue(game[field], to[field]));
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}

/** Undefined, null, false and an empty list are one; weights pass through the database's single precision. */
function sameValue(a: unknown, b: unknown): boolean {
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  if (typeof a === 'number' && typeof b === 'number') return Math.fround(a) === Math.fround(b);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => sameEntry(one, b[at]));
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  const [fields, others] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return Object.keys({ ...fields, ...others }).every((name) => sameValue(fields[name], others[name]));
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);

/** Entries are states or copies; ids of copies do not count. */
const sameEntry = (a: unknown, b: unknown): boolean =>
  typeof a === 'object' ? isSameCopy(a as ImportedCopy, b as ImportedCopy) : a === b;
