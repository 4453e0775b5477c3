import { countRow, emptyTally } from './rules/import-tally.ts';
import type { ImportTally } from '#shared/schema/import-report.ts';
import { isNobody, nameKey } from '#shared/text/person-name.ts';
import type { DecidedRow } from './decided-row.ts';

/** Counts the rows of an import, and the people and places in its plays. */
export class RowCounter {
  readonly #tally = emptyTally();
  readonly #people = new Set<string>();
  readonly #newNames = new Set<string>();
  readonly #places = new Set<string>();

  count(row: DecidedRow): void {
    countRow(this.#tally, row);
    const { play } = row;
    if (!play) return;
    if (play.place !== null) this.#places.add(play.place);
    const names = play.players.filter((name) => !play.anonymous.includes(name) && !isNobody(nameKey(name)));
    for (const name of names) this.#people.add(nameKey(name));
    if (row.action === 'add' || row.action === 'change') for (const name of names) this.#newNames.add(name);
  }

  get tally(): ImportTally {
    return { ...this.#tally, people: this.#people.size, places: this.#places.size };
  }

  /** Names of people in added or changed plays. */
  get newNames(): Iterable<string> {
    return this.#newNames;
  }
}
