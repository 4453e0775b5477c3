import { describe, expect, test } from 'vitest';
import { type ExampleEvening, eveningOf } from '#tests/support/evenings/example-evenings.ts';
import type { GameAtTable } from '#shared/evening/game-at-table.ts';
import { planLineUp } from './line-up.ts';
import { oneOrTwoTables } from './two-tables.ts';
import { SMALL_TABLES } from '#tests/support/evenings/small-tables.ts';
import { LARGE_TABLES } from '#tests/support/evenings/large-tables.ts';

const EVENINGS: readonly ExampleEvening[] = [...SMALL_TABLES, ...LARGE_TABLES];
/** Hosts disagree: so many of the forty may be planned in another way. */
const MAX_OTHERS = 4;

const titleOf = ({ candidate }: GameAtTable): string => candidate.title;

const titlesOf = (example: ExampleEvening): string[] => {
  if (example.atTwoTables) {
    const { two } = oneOrTwoTables(eveningOf(example));
    return two.fits
      ? two.twoTables.tables.flatMap(({ game, second }) => [game, ...(second ? [second] : [])]).map(titleOf)
      : [];
  }
  const answer = planLineUp(eveningOf(example));
  return answer.fits ? answer.lineUp.games.map(titleOf) : [];
};

const isChosen = ({ good }: ExampleEvening, titles: readonly string[]): boolean =>
  good.some(({ plays, and = [] }) => {
    const allowed = new Set<string>([...plays, ...and]);
    return plays.every((title) => titles.includes(title)) && titles.every((title) => allowed.has(title));
  });

describe('the first proposal of forty evenings', () => {
  test('is one that a good host would choose in at least 36', () => {
    const others = EVENINGS.flatMap((example) => {
      const titles = titlesOf(example);
      return isChosen(example, titles) ? [] : [`${example.name}: ${titles.join(', ')}`];
    });
    expect(EVENINGS).toHaveLength(40);
    expect(others.slice(MAX_OTHERS)).toEqual([]);
  });

  test.each(EVENINGS)('has no game that none would choose: $name', (example) => {
    const titles = titlesOf(example);
    expect(titles).not.toEqual([]);
    for (const title of example.never ?? []) expect(titles).not.toContain(title);
  });
});
