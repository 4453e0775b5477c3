import { inverse, Matrix } from 'ml-matrix';

/** One person's games by their place, with how much each counts. */
export type Row = readonly { place: number; value: number }[];

interface Regularisation {
  lambda: number;
  /** As if each game were forgotten with this probability while learning (Steck 2020, EDLAE). */
  dropout?: number;
}

/**
 * EASE (Steck 2019): the item-by-item matrix that best restores every person's games from their other games, in closed
 * form. Entry (i, j) is how much game i speaks for game j; the diagonal is 0.
 */
export function ease(rows: readonly Row[], games: number, { lambda, dropout = 0 }: Regularisation): Matrix {
  const gram = coOccurrence(rows, games);
  for (let game = 0; game < games; game += 1) {
    const own = gram.get(game, game);
    gram.set(game, game, own + lambda + (dropout / (1 - dropout)) * own);
  }
  const precision = inverse(gram);
  return new Matrix(
    Array.from({ length: games }, (_, from) =>
      Array.from({ length: games }, (_none, to) =>
        from === to ? 0 : -precision.get(from, to) / precision.get(to, to),
      ),
    ),
  );
}

/** Co-occurrence of each two games: the sum over all people of the product of their values. */
export function coOccurrence(rows: readonly Row[], games: number): Matrix {
  const sums = Array.from({ length: games }, () => new Float64Array(games));
  for (const row of rows) {
    for (const one of row) {
      const line = sums[one.place];
      if (!line) continue;
      for (const other of row) line[other.place] = (line[other.place] ?? 0) + one.value * other.value;
    }
  }
  return new Matrix(sums.map((line) => [...line]));
}
