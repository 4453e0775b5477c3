import type { ImportedGame } from '#shared/rules/imports/imported-game.ts';
import type { FileRow, RowSource } from '#server/domain/imports/import-row.ts';

/** What the copies of one game amount to, and the line that stands for them. */
interface Copies {
  line: number;
  title: string;
  isWishlist: boolean;
  rating: number;
  timesPlayed: number;
  /** Of the line that counts; a remark of another copy is kept where that has none. */
  hasNotes: boolean;
  otherNotes: string | null;
  isMerged: boolean;
}

/** By BoardGameGeek id. */
export type CountingLines = ReadonlyMap<number, Copies>;

/**
 * The line that counts for each BoardGameGeek id: its first, or its first owned one where another copy is only wished
 * for; with the rating that any copy has and the highest count of plays. Reads the source to its end, and so finds
 * whatever makes it unusable before anything is kept.
 */
export async function findCountingLines(rows: RowSource): Promise<CountingLines> {
  const counting = new Map<number, Copies>();
  for await (const { line, game } of rows()) {
    if (!game?.bggId) continue;
    const other = counting.get(game.bggId);
    if (other) addCopy(other, line, game);
    else counting.set(game.bggId, firstCopy(line, game));
  }
  return counting;
}

const firstCopy = (line: number, { title, isWishlist, rating, timesPlayed, notes }: ImportedGame): Copies => ({
  line,
  title,
  isWishlist,
  rating,
  timesPlayed,
  hasNotes: notes !== null,
  otherNotes: null,
  isMerged: false,
});

function addCopy(copies: Copies, line: number, game: ImportedGame): void {
  const { rating, timesPlayed } = copies;
  const takesOver = copies.isWishlist && !game.isWishlist;
  copies.rating = takesOver ? game.rating || rating : rating || game.rating;
  copies.timesPlayed = Math.max(timesPlayed, game.timesPlayed);
  if (takesOver) Object.assign(copies, { line, title: game.title, isWishlist: false, hasNotes: game.notes !== null });
  else if (!copies.hasNotes) copies.otherNotes ??= game.notes;
  copies.isMerged = true;
}

/** A row as it counts: with what its copies tell as well, or as another copy of the row that counts. */
export function withCopies(row: FileRow, counting: CountingLines, hasLines: boolean): FileRow {
  const { game, line, reasons } = row;
  const copies = game?.bggId ? counting.get(game.bggId) : undefined;
  if (!game || !copies) return row;
  if (copies.line !== line) {
    const other = { code: 'copy_of', line: copies.line, ...(!hasLines && { title: copies.title }) } as const;
    return { ...row, game: null, reasons: [other, ...reasons.filter(({ code }) => code === 'unreadable')] };
  }
  if (!copies.isMerged) return row;
  const { rating, timesPlayed, otherNotes } = copies;
  const merged = { ...game, rating, timesPlayed, notes: game.notes ?? otherNotes };
  const isNews = merged.rating !== game.rating || timesPlayed !== game.timesPlayed || merged.notes !== game.notes;
  return { ...row, game: merged, reasons: isNews ? [...reasons, { code: 'merged_copies' }] : reasons };
}
