import type { Rows } from './rows-of-person.ts';

/** A request that names a row: which kind, and its path and body. The own rows are those of who sends it. */
export type Naming = [
  kind: keyof Rows,
  path: (own: Rows, named: number | string) => string,
  body?: (named: number | string, own: Rows) => object,
];
