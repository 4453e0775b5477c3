import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImportedPlay, MergedPlay } from '#shared/schema/imported-play.ts';
import { fillPlayGaps } from './fill-play-gaps.ts';
import { DETAIL_KINDS, detailsBeyond } from '#shared/shapes/play-details.ts';
import type { Seat } from '#shared/shapes/seat.ts';
import { changedParts, isAsImported, mergePlay, revertPlay } from './merge-play.ts';

const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const fields = {
  gameTitle: fc.constantFrom('Azul', 'Heat'),
  bggId: nullable(fc.constantFrom(1, 2)),
  playedAt: fc.constantFrom('2020-02-29T10:00:00+01:00', '2020-03-01T10:00:00+01:00'),
  players: fc.constantFrom<string[][]>(['Ana', 'Ben'], ['Ana', 'Cleo']),
  scores: fc.constantFrom<(number | null)[][]>([1, null], [2, 3]),
  winner: fc.constantFrom(null, 'Ana'),
  notes: fc.constantFrom(null, 'one', 'two'),
  duration: nullable(fc.constantFrom(30, 45)),
  outcome: fc.constantFrom('highest' as const, 'none' as const),
  seats: fc.constantFrom<Seat[][]>([], [{ won: true }, {}]),
  place: fc.constantFrom(null, 'Club'),
  expansions: fc.constantFrom<string[][]>([], ['Azul: Glazed']),
};
const anyFile: fc.Arbitrary<ImportedPlay> = fc.record({
  ...fields,
  sourceId: fc.constant('bgstats:one'),
  anonymous: fc.constant([]),
  modifiedAt: nullable(fc.constantFrom('2020-01-01', '2021-01-01')),
});
const anyPlay: fc.Arbitrary<MergedPlay> = fc.record({
  ...fields,
  sourceId: fc.constant('bgstats:one'),
  imported: nullable(anyFile),
});
const merged = (play: MergedPlay, file: ImportedPlay): MergedPlay => ({ ...play, ...mergePlay(play, file).to });
const asBrought = ({ anonymous: _who, modifiedAt: _when, ...file }: ImportedPlay): Omit<MergedPlay, 'imported'> => file;

describe('merging a play with a file', () => {
  test('is idempotent', () => {
    fc.assert(
      fc.property(anyPlay, anyFile, (play, file) => {
        expect(mergePlay(merged(play, file), file)).toEqual({ from: {}, to: {} });
      }),
    );
  });

  test('follows the file if the owner has changed nothing, unless the file is older', () => {
    fc.assert(
      fc.property(anyFile, anyFile, (base, file) => {
        const isOlder = base.modifiedAt !== null && file.modifiedAt !== null && file.modifiedAt < base.modifiedAt;
        expect(merged({ ...asBrought(base), imported: base }, file)).toMatchObject(
          asBrought(isOlder ? base : fillPlayGaps(file, base, new Set())),
        );
      }),
    );
  });

  test('treats spellings of a title as equal, also of expansions', () => {
    const [base] = fc.sample(anyFile, { numRuns: 1, seed: 1 });
    if (!base) throw new Error('no file');
    const play = {
      ...asBrought(base),
      expansions: ['azul: glazed'],
      imported: { ...base, expansions: ['azul: glazed'] },
    };
    const file = { ...base, gameTitle: base.gameTitle.toUpperCase(), expansions: ['Azul: Glazed'] };
    expect(changedParts(mergePlay(play, file))).toEqual([]);
    expect(changedParts(mergePlay(play, { ...file, expansions: ['Azul: Mosaic'] }))).toEqual(['expansions']);
  });

  test('keeps values that are empty in the file', () => {
    fc.assert(
      fc.property(anyFile, anyFile, (base, file) => {
        const before = { ...asBrought(base), imported: base };
        const empty = { ...file, notes: null, duration: null, place: null, expansions: [], seats: [] };
        const bare = { ...empty, players: base.players, scores: base.players.map(() => null), winner: null };
        expect(detailsBeyond(before, merged(before, bare))).toEqual({});
      }),
    );
  });

  test('removes the kinds of values that the owner confirms, and no others', () => {
    fc.assert(
      fc.property(anyFile, fc.subarray([...DETAIL_KINDS]), (base, kinds) => {
        const before = { ...asBrought(base), imported: base };
        const bare = { ...base, notes: null, duration: null, place: null, expansions: [] };
        const after = { ...before, ...mergePlay(before, bare, new Set(kinds)).to };
        const lost = Object.keys(detailsBeyond(before, after));
        expect(lost.filter((kind) => !kinds.some((one) => one === kind))).toEqual([]);
        if (kinds.includes('notes')) expect(after.notes).toBeNull();
      }),
    );
  });

  test('ignores a winner that the scores imply, and takes any other winner as a change', () => {
    const base: ImportedPlay = {
      sourceId: 'bgstats:one',
      gameTitle: 'Azul',
      bggId: 1,
      playedAt: '2020-02-29T10:00:00+01:00',
      players: ['Ana', 'Ben'],
      scores: [7, 12],
      winner: null,
      notes: null,
      duration: null,
      outcome: 'highest',
      seats: [{ started: true }, {}],
      place: null,
      expansions: [],
      anonymous: [],
      modifiedAt: null,
    };
    const ours = { ...asBrought(base), imported: base };
    const naming = (winner: string): ImportedPlay => ({
      ...base,
      winner,
      seats: base.players.map((name, place) => ({ ...base.seats[place], won: name === winner })),
    });
    expect(mergePlay(ours, naming('Ben'))).toEqual({ from: {}, to: {} });
    expect(mergePlay(ours, naming('Ana')).to).toMatchObject({ winner: 'Ana', seats: [{ won: true }, { won: false }] });
  });

  test('keeps each part that the owner changed', () => {
    fc.assert(
      fc.property(anyFile, anyFile, (base, file) => {
        const mine = { notes: 'mine', duration: 99, players: ['Zoe'], scores: [7], seats: [] };
        expect(merged({ ...asBrought(base), ...mine, imported: base }, file)).toMatchObject(mine);
      }),
    );
  });

  test('treats equal local times as equal, whatever the zone of the import', () => {
    fc.assert(
      fc.property(anyFile, (base) => {
        const elsewhere = { ...base, playedAt: base.playedAt.replace('+01:00', '-08:00') };
        expect(changedParts(mergePlay({ ...asBrought(base), imported: base }, elsewhere))).toEqual([]);
      }),
    );
  });

  test('links a play of the owner to the import and changes nothing else', () => {
    fc.assert(
      fc.property(anyPlay, anyFile, (play, file) => {
        const own = { ...play, sourceId: null, imported: null };
        expect(mergePlay(own, file)).toEqual({ from: { sourceId: null }, to: { sourceId: file.sourceId } });
      }),
    );
  });
});

test('reverting restores the play if nothing changed since', () => {
  fc.assert(
    fc.property(anyPlay, anyFile, (play, file) => {
      const after = merged(play, file);
      expect({ ...after, ...revertPlay(after, mergePlay(play, file)) }).toEqual(play);
    }),
  );
});

describe('for a play that an import changed', () => {
  const base: ImportedPlay = {
    sourceId: 'bgstats:one',
    gameTitle: 'Azul',
    bggId: 1,
    playedAt: '2020-02-29T10:00:00+01:00',
    players: ['Ana', 'Ben'],
    scores: [1, 2],
    winner: null,
    notes: 'one',
    duration: 30,
    outcome: 'highest',
    seats: [],
    place: null,
    expansions: [],
    anonymous: [],
    modifiedAt: null,
  };
  const play: MergedPlay = { ...asBrought(base), imported: base };
  const file: ImportedPlay = { ...base, players: ['Ana', 'Cleo'], scores: [1, 3], notes: 'two', duration: 45 };
  const change = mergePlay(play, file);
  const after = merged(play, file);

  test('only the changed parts are returned', () => {
    expect(changedParts(change)).toEqual(['results', 'notes', 'duration']);
    expect(changedParts(mergePlay(play, { ...base, place: 'Club' }))).toEqual(['place']);
    expect(changedParts(mergePlay(play, { ...base, expansions: ['Azul: Glazed'] }))).toEqual(['expansions']);
    expect(changedParts(mergePlay(play, { ...base, gameTitle: 'Heat' }))).toEqual(['game']);
    expect(changedParts(mergePlay(play, { ...base, playedAt: '2020-03-01T10:00:00+01:00' }))).toEqual(['time']);
  });

  test('reverting keeps what the owner changed since and restores the rest', () => {
    const former = revertPlay({ ...after, notes: 'mine' }, change);
    expect(former).not.toHaveProperty('notes');
    expect(former).toMatchObject({ players: ['Ana', 'Ben'], scores: [1, 2], duration: 30, imported: base });
  });

  test('reverting keeps players and scores together if one of them changed since', () => {
    const former = revertPlay({ ...after, scores: [7, 3] }, change);
    expect(Object.keys(former).toSorted()).toEqual(['duration', 'imported', 'notes']);
  });

  test('reverting keeps values of a later import', () => {
    expect(revertPlay({ ...after, imported: { ...file, duration: 60 } }, change)).not.toHaveProperty('imported');
  });
});

test('a play counts as imported until any part changes', () => {
  fc.assert(
    fc.property(anyFile, (base) => {
      const play: MergedPlay = { ...asBrought(base), imported: base };
      const utc = new Date(base.playedAt).toISOString();
      expect(isAsImported({ ...play, playedAt: utc })).toBe(true);
      expect(isAsImported({ ...play, notes: 'mine' })).toBe(false);
      expect(isAsImported({ ...play, imported: null })).toBe(false);
    }),
  );
});
