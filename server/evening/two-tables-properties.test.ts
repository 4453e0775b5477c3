import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEvening, anyOrderOf, withVote } from '#tests/support/rows/an-evening.ts';
import { explainersOf, isForHeads } from '#shared/evening/candidate.ts';
import type { Evening } from '#shared/evening/evening.ts';
import { headsOf, inOrder } from '#shared/evening/party.ts';
import { CHANGE_OVER_MINUTES, inStep } from './sequence.ts';
import { searchSplit } from './split-search.ts';
import { type Group, groupsOf } from './table-values.ts';
import { explanationAt } from '#shared/evening/teaching.ts';
import { hostExplainsText, seatAtTwoTables, type TableLocks, type TwoTables } from './two-tables.ts';

const someEvening = anyEvening({ parties: { min: 5, max: 8 }, games: { min: 2, max: 12 } });
const fullShelf = anyEvening({ parties: { min: 6, max: 6 }, games: { min: 70, max: 100 } });

const seatsOf = ({ tables }: TwoTables) =>
  tables.map(({ parties, game }) => ({ game: game.candidate.id, people: parties.map(({ id }) => id) }));

function seatedAt(evening: Evening, locks?: TableLocks) {
  const answer = seatAtTwoTables(evening, locks);
  return answer.fits ? answer.twoTables : null;
}

function expectSound({ tables, minutes }: TwoTables, evening: Evening) {
  const seated = tables.flatMap(({ parties }) => parties.map(({ id }) => id));
  expect(seated.toSorted((a, b) => a - b)).toEqual(inOrder(evening.parties).map(({ id }) => id));
  const host = evening.parties.find(({ id }) => id === evening.hostId);
  for (const { parties, game, second, waits } of tables) {
    if (second) {
      expect(isForHeads(second.candidate, headsOf(parties))).toBe(true);
      expect(second.candidate.vetoedBy).toEqual([]);
      expect(inStep(waits + game.minutes) + CHANGE_OVER_MINUTES + second.minutes).toBeLessThanOrEqual(minutes);
      expect(tables.map((table) => table.game.candidate.id)).not.toContain(second.candidate.id);
    }
    const heads = headsOf(parties);
    expect(heads).toBeGreaterThanOrEqual(2);
    expect(isForHeads(game.candidate, heads)).toBe(true);
    expect(game.candidate.vetoedBy).toEqual([]);
    expect(game.explanation).toEqual(explanationAt(game.candidate, parties, host));
    expect(waits + game.minutes).toBeLessThanOrEqual(evening.minutes);
  }
  expect(tables[0].game.candidate.id).not.toBe(tables[1].game.candidate.id);
  expect(minutes).toBe(Math.max(...tables.map(({ game, waits }) => waits + game.minutes)));
  expectExplainedInTurn(tables, evening);
}

/** Who explains sits there, or is the host, whose own table begins when they are back; and the plan says so. */
function expectExplainedInTurn(tables: TwoTables['tables'], { hostId }: Evening) {
  for (const table of tables) {
    const other = table === tables[0] ? tables[1] : tables[0];
    const { by, minutes } = table.game.explanation;
    const isVisited = by !== null && !table.parties.includes(by);
    expect(other.waits).toBe(isVisited ? minutes : 0);
    if (!isVisited) continue;
    expect(by.id).toBe(hostId);
    expect(other.parties).toContain(by);
    expect(table.parties.filter(({ id }) => explainersOf(table.game.candidate).has(id))).toEqual([]);
    const explainsOwn = other.game.explanation.by === by;
    const [first, then] = [table.game.candidate.title, other.game.candidate.title];
    expect(hostExplainsText({ tables, minutes, served: { count: 0, of: 0 } })).toBe(
      `You explain ${first} first${explainsOwn ? `, then ${then}, which` : `. ${then}`} begins ${minutes} minutes later.`,
    );
  }
}

/** Brute force over every division and pair of games; null if none is possible. */
function pointsOfBest(groups: readonly Group[], limit: number): number | null {
  const all = groups.length - 1;
  const found: number[] = [];
  for (let group = 1; group < all; group += 2) {
    const [here, there] = [groups[group], groups[all - group]];
    if (!here || !there || here.heads < 2 || there.heads < 2) continue;
    for (const a of here.games())
      for (const b of there.games()) {
        const [mine, theirs] = [b.visit + a.minutes, a.visit + b.minutes];
        if (a.game === b.game || mine > limit || theirs > limit) continue;
        const waiting =
          (mine < theirs ? here : there).heads * Math.floor(Math.abs(mine - theirs) / 5) +
          here.heads * Math.floor(b.visit / 5) +
          there.heads * Math.floor(a.visit / 5);
        const uneven = 2 * (here.heads + there.heads) * Math.max(0, Math.abs(here.heads - there.heads) - 1);
        found.push(a.points + b.points - waiting - uneven);
      }
  }
  return found.length > 0 ? Math.max(...found) : null;
}

describe('for any two tables', () => {
  test('everybody sits exactly once, with their companions, at a game that fits the number and has no veto', () => {
    fc.assert(
      fc.property(fc.oneof(someEvening, fullShelf), (evening) => {
        const seated = seatedAt(evening);
        if (seated) expectSound(seated, evening);
      }),
    );
  });

  test('no other split and no other games have more points', () => {
    fc.assert(
      fc.property(someEvening, (evening) => {
        const parties = inOrder(evening.parties);
        const groups = groupsOf(inOrder(evening.candidates), parties, evening);
        const split = searchSplit(groups, evening.minutes, { first: 0, second: 0, games: [null, null] });
        expect(split && split.points).toBe(pointsOfBest(groups, evening.minutes));
        if (!split) return;
        const [first, second] = split.games;
        const restricted = searchSplit(groups, evening.minutes, {
          first: split.group,
          second: groups.length - 1 - split.group,
          games: [first.id, second.id],
        });
        expect(restricted).toEqual(split);
      }),
    );
  });

  test('the result does not depend on the order of games and people', () => {
    fc.assert(
      fc.property(
        someEvening.chain((evening) => fc.tuple(fc.constant(evening), anyOrderOf(evening))),
        ([evening, reordered]) => {
          const [one, other] = [seatedAt(evening), seatedAt(reordered)];
          expect(other && seatsOf(other)).toEqual(one && seatsOf(one));
        },
      ),
    );
  });

  test.each([
    ['few games', someEvening],
    ['more games than are weighed', fullShelf],
  ])('another vote for a chosen game never removes it: %s', (_what, evenings) => {
    fc.assert(
      fc.property(evenings, fc.nat(1), fc.nat(), (evening, table, pick) => {
        const gameId = seatedAt(evening)?.tables[table]?.game.candidate.id;
        const voter = evening.parties[pick % evening.parties.length];
        fc.pre(gameId !== undefined && voter !== undefined);
        const after = seatedAt(withVote(evening, gameId, voter.id));
        expect(after && seatsOf(after).map(({ game }) => game)).toContain(gameId);
      }),
    );
  });

  test('locked people and games stay at their table, or the result says that nothing fits', () => {
    const anyLocks = fc.record({
      seats: fc
        .uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 })
        .chain((ids) => fc.nat(ids.length).map((first) => [ids.slice(0, first), ids.slice(first)] as const)),
      games: fc.tuple(fc.option(fc.integer({ min: 1, max: 12 })), fc.option(fc.integer({ min: 1, max: 12 }))),
    });
    fc.assert(
      fc.property(someEvening, anyLocks, (evening, locks) => {
        const seated = seatedAt(evening, locks);
        if (!seated) return;
        expectSound(seated, evening);
        const tables = seatsOf(seated);
        locks.seats.forEach((ids, table) => {
          for (const partyId of ids)
            if (evening.parties.some(({ id }) => id === partyId)) expect(tables[table]?.people).toContain(partyId);
        });
        locks.games.forEach((id, table) => id !== null && expect(tables[table]?.game).toBe(id));
      }),
    );
  });
});
