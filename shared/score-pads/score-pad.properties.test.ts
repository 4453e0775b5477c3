import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldPad, type PadState, shownIn, totalOf } from './fold-pad.ts';
import type { PadAct, PadEntry } from '#shared/shapes/pad-entry.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';

const SHEET: ScoreSheet = { name: 'Rounds', outcome: 'highest', rows: [] };
const PLAYERS = ['ana', 'ben'];

/** A device at the table: entries received from the server, and unsent ones. */
interface Device {
  heard: PadEntry[];
  unsent: PadEntry[];
}

/** One step at the table. */
type Step =
  | { what: 'type'; device: number; player: number; round: number; value: number | null }
  | { what: 'undo'; device: number; back: number }
  | { what: 'leave' | 'join'; device: number; player: number }
  | { what: 'send' | 'hear'; device: number };

const device = fc.nat(2);
const who = fc.nat(PLAYERS.length - 1);
const value = fc.option(fc.nat(3));
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('type' as const),
      device,
      player: who,
      round: fc.integer({ min: 1, max: 2 }),
      value,
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('undo' as const), device, back: fc.nat(4) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constantFrom('leave' as const, 'join' as const), device, player: who }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('send' as const, 'hear' as const), device }) },
);

const seenBy = ({ heard, unsent }: Device) => [...heard, ...unsent];

/** The action of a person at a device, based on what it shows; null if there is nothing to undo. */
function actOf(one: Device, did: Step): PadAct | null {
  const player = 'player' in did ? (PLAYERS[did.player] ?? '') : '';
  if (did.what === 'join') return { kind: 'player', player, name: player };
  if (did.what === 'leave') return { kind: 'leave', player };
  if (did.what === 'undo') {
    const entry = seenBy(one).at(-1 - did.back)?.key;
    return entry === undefined ? null : { kind: 'undo', entry };
  }
  if (did.what !== 'type') return null;
  const row = `round-${did.round}`;
  const cell = foldPad(seenBy(one)).cells.get(player)?.get(row);
  return { kind: 'score', player, row, value: did.value, on: [...shownIn(cell)] };
}

/** Runs the steps on three devices, then reconnects all of them. */
function play(steps: readonly Step[]) {
  const taken: PadEntry[] = PLAYERS.map((player) => ({
    key: `join ${player}`,
    device: '0',
    act: { kind: 'player', player, name: player },
  }));
  const devices: Device[] = Array.from({ length: 3 }, () => ({ heard: [...taken], unsent: [] }));
  const send = (one: Device) => taken.push(...one.unsent.splice(0));
  const receive = (one: Device) => {
    const own = new Set(one.unsent.map(({ key }) => key));
    one.heard = taken.filter(({ key }) => !own.has(key));
  };
  let count = 0;
  for (const did of steps) {
    const one = devices[did.device];
    if (!one) continue;
    if (did.what === 'send') {
      send(one);
      receive(one);
    } else if (did.what === 'hear') receive(one);
    else {
      const act = actOf(one, did);
      if (act) one.unsent.push({ key: `entry ${(count += 1)}`, device: String(did.device), act });
    }
  }
  for (const one of devices) send(one);
  for (const one of devices) receive(one);
  return { taken, devices };
}

const steps = fc.array(step, { maxLength: 60 });
const totals = (state: PadState) => PLAYERS.map((key) => totalOf(SHEET, state, key));
const undoneIn = (entries: readonly PadEntry[]) => {
  const undone = new Set<string>();
  for (const { key, act } of entries.toReversed()) if (act.kind === 'undo' && !undone.has(key)) undone.add(act.entry);
  return undone;
};

const onOf = ({ act }: PadEntry): readonly string[] => (act.kind === 'score' ? act.on : []);
const hasKey = (key: string) => (entry: PadEntry) => entry.key === key;

test('after synchronization every device shows the same pad', () => {
  fc.assert(
    fc.property(steps, (did) => {
      const { taken, devices } = play(did);
      for (const one of devices) {
        expect(foldPad(seenBy(one))).toEqual(foldPad(taken));
        expect(totals(foldPad(seenBy(one)))).toEqual(totals(foldPad(taken)));
      }
    }),
    { numRuns: 300 },
  );
});

test('an entry that a device holds twice counts once', () => {
  fc.assert(
    fc.property(steps, (did) => {
      const { taken } = play(did);
      expect(foldPad([...taken, ...taken.slice(-3)])).toEqual(foldPad(taken));
    }),
  );
});

test('every number is shown, unless it was undone or replaced by somebody who saw it', () => {
  fc.assert(
    fc.property(steps, (did) => {
      const { taken } = play(did);
      const undone = undoneIn(taken);
      const live = taken.filter(({ key }) => !undone.has(key));
      const seen = new Set(live.flatMap(onOf));
      // Through an undone entry its writer also saw what that one replaced; the set grows during iteration.
      for (const key of seen)
        if (undone.has(key)) for (const name of taken.filter(hasKey(key)).flatMap(onOf)) seen.add(name);
      const { cells } = foldPad(taken);
      for (const { key, act } of live) {
        if (act.kind !== 'score' || seen.has(key)) continue;
        const cell = cells.get(act.player)?.get(act.row);
        expect(shownIn(cell)).toContain(key);
        expect([cell?.value, ...(cell?.conflicts ?? []).map((conflict) => conflict.value)]).toContain(act.value);
      }
    }),
    { numRuns: 300 },
  );
});

/** Interleaves the entries of the devices, each device in its own order; `turns` selects the next device. */
function interleave(entries: readonly PadEntry[], turns: readonly number[]): PadEntry[] {
  const left = ['0', '1', '2'].map((name) => entries.filter((entry) => entry.device === name));
  const order = turns.flatMap((turn) => left[turn % left.length]?.splice(0, 1) ?? []);
  return [...order, ...left.flat()];
}

test('the order of synchronization changes no shown number, only which of two conflicting numbers is first', () => {
  const offline = fc.array(
    step.filter(({ what }) => what !== 'send' && what !== 'hear'),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(offline, fc.array(fc.nat(2), { maxLength: 40 }), (did, turns) => {
      const { taken } = play(did);
      const joins = taken.slice(0, PLAYERS.length);
      const otherwise = [...joins, ...interleave(taken.slice(PLAYERS.length), turns)];
      const numbers = (entries: readonly PadEntry[]) =>
        [...foldPad(entries).cells].flatMap(([player, own]) =>
          [...own].map(([row, cell]) => `${player} ${row} ${shownIn(cell).toSorted().join()}`),
        );
      expect(numbers(otherwise).toSorted()).toEqual(numbers(taken).toSorted());
    }),
    { numRuns: 300 },
  );
});

test('undoing the last entry, and undoing that, restores the state', () => {
  fc.assert(
    fc.property(steps, (did) => {
      const { taken } = play(did);
      const last = taken.at(-1)?.key ?? '';
      const back: PadEntry = { key: 'back', device: '0', act: { kind: 'undo', entry: last } };
      const forth: PadEntry = { key: 'forth', device: '0', act: { kind: 'undo', entry: 'back' } };
      expect(foldPad([...taken, back, forth])).toEqual(foldPad(taken));
    }),
  );
});

test('a player who is removed and added again keeps their numbers', () => {
  fc.assert(
    fc.property(steps, who, (did, place) => {
      const { taken } = play(did);
      const key = PLAYERS[place] ?? '';
      const leave: PadEntry = { key: 'leave', device: '0', act: { kind: 'leave', player: key } };
      const back: PadEntry = { key: 'back', device: '0', act: { kind: 'player', player: key, name: key } };
      expect(foldPad([...taken, leave, back]).cells).toEqual(foldPad(taken).cells);
    }),
  );
});
