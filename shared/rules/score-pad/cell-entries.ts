/** A number as it was written into a cell. */
export interface Written {
  /** Of the entry. */
  key: string;
  device: string;
  value: number | null;
}

interface Known {
  /** How many entries of the cell came before it. */
  order: number;
  /** Where it stands among the numbers of the cell; null for one that was taken back. */
  slot: number | null;
  /** Of one that was taken back: what its writer saw. Null once that was followed. */
  on: readonly string[] | null;
}

/**
 * The numbers of one cell as entries come. A writer saw the entries that an entry names, and through one that was taken
 * back also those that it names in turn. Only entries of the same cell that came before can have been seen in it.
 */
export class CellEntries {
  readonly #known = new Map<string, Known>();
  /** In the order in which they stand; null where another number took or gave up the place. */
  readonly #slots: (Written | null)[] = [];

  /** An entry that was taken back. */
  passOver(key: string, on: readonly string[]): void {
    this.#known.set(key, { order: this.#known.size, slot: null, on });
  }

  /** A number takes the place of the first one that its writer saw, and the others that the writer saw go. */
  write(entry: Written, on: readonly string[]): void {
    const order = this.#known.size;
    const slot = this.#clear(on, order) ?? this.#slots.length;
    this.#slots[slot] = entry;
    this.#known.set(entry.key, { order, slot, on: null });
  }

  /** The numbers that stand, in order. */
  standing(): Written[] {
    return this.#slots.filter((entry) => entry !== null);
  }

  /**
   * Takes away what was seen, and says where the first of it stood. An entry that was taken back is followed once: what
   * can be reached through it is then gone for good.
   */
  #clear(on: readonly string[], order: number): number | null {
    let first: number | null = null;
    const waiting = [{ names: on, before: order }];
    for (let seen = waiting.pop(); seen !== undefined; seen = waiting.pop()) {
      for (const name of seen.names) {
        const known = this.#known.get(name);
        if (!known || known.order >= seen.before) continue;
        if (known.slot === null) {
          if (known.on) waiting.push({ names: known.on, before: known.order });
          known.on = null;
        } else if (this.#slots[known.slot]?.key === name) {
          this.#slots[known.slot] = null;
          first = Math.min(first ?? known.slot, known.slot);
        }
      }
    }
    return first;
  }
}
