import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSteps } from '#tests/support/browser/count-steps.ts';
import { foldPad, type PadState } from './fold-pad.ts';
import type { PadAct, PadEntry } from '#shared/shapes/pad-entry.ts';

/** The original, quadratic implementation, as the reference. */
function referenceFold(entries: readonly PadEntry[]): PadState {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const undone = new Set<string>();
  for (const { key, act } of [...byKey.values()].toReversed())
    if (act.kind === 'undo' && !undone.has(key)) undone.add(act.entry);
  const seenBefore = (on: readonly string[]) => {
    const seen = new Set(on);
    for (const key of seen) {
      const act = undone.has(key) ? byKey.get(key)?.act : undefined;
      if (act?.kind === 'score') for (const before of act.on) seen.add(before);
    }
    return seen;
  };
  type Written = { key: string; device: string; value: number | null };
  const players = new Map<string, string>();
  const left = new Set<string>();
  const written = new Map<string, Map<string, Written[]>>();
  let starter: string | null = null;
  for (const { key, device, act } of byKey.values()) {
    if (undone.has(key)) continue;
    if (act.kind === 'player') {
      players.set(act.player, act.name);
      left.delete(act.player);
    } else if (act.kind === 'leave') left.add(act.player);
    else if (act.kind === 'start') starter = act.player;
    else if (act.kind === 'score') {
      const own = written.get(act.player) ?? new Map<string, Written[]>();
      const cell = own.get(act.row) ?? [];
      const seen = seenBefore(act.on);
      const place = cell.findIndex((one) => seen.has(one.key));
      const unseen = cell.filter((one) => !seen.has(one.key));
      const entry = { key, device, value: act.value };
      own.set(act.row, place === -1 ? [...unseen, entry] : unseen.toSpliced(place, 0, entry));
      written.set(act.player, own);
    }
  }
  const present = [...players].filter(([key]) => !left.has(key)).map(([key, name]) => ({ key, name }));
  const cellsOf = (own: ReadonlyMap<string, readonly Written[]>) =>
    new Map(
      [...own].flatMap(([row, list]) => {
        const [first, ...others] = list;
        if (!first) return [];
        const conflicts = others.filter(
          ({ value }, place) => value !== first.value && others.findIndex((other) => other.value === value) === place,
        );
        return [[row, { ...first, conflicts, shown: list.map(({ key }) => key) }]];
      }),
    );
  return {
    players: present,
    starter: present.some(({ key }) => key === starter) ? starter : null,
    cells: new Map([...written].map(([player, own]) => [player, cellsOf(own)])),
  };
}

/** Entries without references that cannot have been seen: other cells, later entries, unknown keys. */
function asSeen(entries: readonly PadEntry[]): PadEntry[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const before = new Map<string, string>();
  return [...byKey.values()].map(({ key, device, act }) => {
    if (act.kind !== 'score') return { key, device, act };
    const cell = `${act.player} ${act.row}`;
    const on = act.on.filter((name) => before.get(name) === cell);
    before.set(key, cell);
    return { key, device, act: { ...act, on } };
  });
}

const place = fc.nat(40);
const act: fc.Arbitrary<PadAct> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('score' as const),
      player: fc.constantFrom('ana', 'ben'),
      row: fc.constantFrom('round-1', 'round-2'),
      value: fc.option(fc.nat(3)),
      on: fc.array(
        place.map((number) => `e${number}`),
        { maxLength: 6 },
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('undo' as const), entry: place.map((number) => `e${number}`) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('player' as const),
      player: fc.constantFrom('ana', 'ben'),
      name: fc.constantFrom('A', 'B'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('leave' as const, 'start' as const),
      player: fc.constantFrom('ana', 'ben'),
    }),
  },
);
const entriesOf = (acts: readonly PadAct[]): PadEntry[] =>
  acts.map((one, number) => ({ key: `e${number}`, device: `d${number % 3}`, act: one }));

test('the fold equals the reference implementation for any entries', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const entries = entriesOf(acts);
      expect(foldPad(entries)).toEqual(referenceFold(asSeen(entries)));
    }),
    { numRuns: 3_000 },
  );
});

/** Adversarial input: many entries with long lists of references. */
const SHAPES: Record<string, (count: number, width: number) => PadAct[]> = {
  'chains of undone entries that every number goes through': (count, width) => {
    const half = Math.floor(count / 3);
    return Array.from({ length: count }, (_, number) => {
      if (number < half) return score('round-1', number, names(number - width, number));
      if (number < 2 * half) return { kind: 'undo', entry: `e${number - half}` };
      return score('round-1', number, names(half - width, half));
    });
  },
  'the same chain named from many cells': (count, width) => {
    const half = Math.floor(count / 3);
    return Array.from({ length: count }, (_, number) => {
      if (number < half) return score('round-1', number, names(number - width, number));
      if (number < 2 * half) return { kind: 'undo', entry: `e${number - half}` };
      return score(`round-${number}`, number, names(half - width, half));
    });
  },
  'chains that are longer before each number': (count, width) =>
    Array.from({ length: count }, (_, number) => {
      if (number % 3 === 1) return { kind: 'undo', entry: `e${number - 1}` };
      return score('round-1', number, names(number - 3 * width, number));
    }),
  'conflicts of different numbers in one cell': (count) =>
    Array.from({ length: count }, (_, number) => score('round-1', number, [])),
  'conflicts of the same number in one cell': (count) => Array.from({ length: count }, () => score('round-1', 7, [])),
  'many cells of one player': (count, width) =>
    Array.from({ length: count }, (_, number) => score(`round-${number % 997}`, number, names(number - width, number))),
  'undoing of undoing': (count) =>
    Array.from({ length: count }, (_, number) =>
      number === 0 ? score('round-1', 1, []) : { kind: 'undo', entry: `e${number - 1}` },
    ),
};
const score = (row: string, value: number, on: readonly string[]): PadAct => ({
  kind: 'score',
  player: 'ana',
  row,
  value,
  on,
});
const names = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - Math.max(0, from)) }, (_, number) => `e${Math.max(0, from) + number}`);

const sizeOf = (entries: readonly PadEntry[]): number =>
  entries.reduce((sum, { act: one }) => sum + 1 + (one.kind === 'score' ? one.on.length : 0), 0);

/** Maximum steps per entry and reference. */
const MAX_STEPS = 40;
const stepsFor = (fold: (entries: readonly PadEntry[]) => PadState, entries: readonly PadEntry[]): number =>
  countSteps(() => fold(entries)) / sizeOf(entries);

test.each(Object.entries(SHAPES))('the number of steps is linear in the entries: %s', (_shape, make) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 0, max: 20 }), (count, width) => {
      expect(stepsFor(foldPad, entriesOf(make(count, width)))).toBeLessThan(MAX_STEPS);
    }),
    {
      numRuns: 20,
      examples: [
        [5_000, 1],
        [5_000, 20],
      ],
    },
  );
});

test('the number of steps is linear for any entries', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 400, size: 'max' }), (acts) => {
      expect(stepsFor(foldPad, entriesOf(acts))).toBeLessThan(MAX_STEPS);
    }),
  );
});

test('the reference implementation takes more steps than the limit', () => {
  const [chains, conflicts] = Object.values(SHAPES).map((make) => entriesOf(make(600, 1)));
  for (const entries of [chains ?? [], conflicts ?? []])
    expect(stepsFor(referenceFold, entries)).toBeGreaterThan(MAX_STEPS);
});
