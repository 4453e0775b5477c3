import type { ImportedGame } from '#shared/rules/imports/imported-game.ts';
import type { FileRow, RowSource } from '#server/domain/imports/import-row.ts';

/** The combined copies of one game, and the line that represents them. */
interface Copies {
  line: number;
  title: string;
  isWishlist: boolean;
  rating: number;
  timesPlayed: number;
  /** Whether the representing line has notes; if not, another copy's are used. */
  hasNotes: boolean;
  otherNotes: string | null;
  isMerged: boolean;
}

/** By BoardGameGeek id. */
export type CountingLines = ReadonlyMap<number, Copies>;

/**
 * Selects one line per BoardGameGeek id: the first owned one, else the first; with the rating of any copy and the
 * highest play count. Reads the whole source, so that an unusable one is found before anything is stored.
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

/** A row merged with its copies, or marked as a copy of another row. */
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
