/** The maximum number of stored rows of a kind, and the message at the limit. */
interface StorageLimit {
  /** Maximum. */
  most: number;
  /** The owner of the limit: 'An account' and so on. */
  of: string;
  /** The counted rows, in the plural, with the period if any. */
  what: string;
  /**
   * The way on at the limit; absent if nobody is refused, because the oldest rows are deleted or extra ones ignored.
   */
  next?: string;
  /** Database tables whose growth it bounds. */
  tables: readonly string[];
}

export const limits = <const L extends Record<string, StorageLimit>>(
  table: L,
): { readonly [K in keyof L]: StorageLimit } => table;
