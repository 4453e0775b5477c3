import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { downloadBgStats, downloadCollection } from '#shared/transfer/collection-export-contract.ts';
import { rateGame, toggleFavorite } from '#shared/games/games-contract.ts';
import { changePlay, deletePlay } from '#shared/plays/plays-contract.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import {
  collectionRows,
  dice,
  fewerCells,
  fewerDetails,
  statsExport,
} from '#tests/support/accounts/generated-imports.ts';
import { longForm } from '#tests/support/runner/long-form.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { playPayload } from '#tests/support/rows/play-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { bgStatsFile, everythingOf, previewBgStats } from './bgstats-file.ts';
import { apply, collectionFile, type Summary, undo, upload } from './collection-file.ts';

const app = testApp();

/** The same files each time, unless IMPORTS asks for so many others. */
const { IMPORTS } = process.env;
const RUNS = IMPORTS === undefined ? { numRuns: longForm ? 10 : 4, seed: 20 } : { numRuns: Number(IMPORTS) };

type File = { kind: 'csv' | 'json'; text: string };
const csv = collectionRows.map((rows): File => ({ kind: 'csv', text: collectionFile(...rows) }));
const json = statsExport.map((content): File => ({ kind: 'json', text: bgStatsFile(content) }));
const anyFile = fc.oneof(csv, json);

async function preview(person: Person, { kind, text }: File): Promise<Summary> {
  if (kind === 'json') return previewBgStats(person, text);
  const { status, summary, refusal } = await upload(person, text);
  if (status !== 201) throw new Error(JSON.stringify(refusal));
  return summary;
}
const importIt = async (person: Person, file: File) => apply(person, (await preview(person, file)).id);
const everything = (person: Person) => everythingOf(app, person);
type Everything = Awaited<ReturnType<typeof everything>>;

/** An owner with two games of their own, and what earlier files brought. */
async function ownerWith(earlier: readonly File[]): Promise<Person> {
  const person = await makeOwner(app, { isPremiumPlus: true });
  await addGameFor(person, { title: 'Hive', notes: 'Mine', rating: 3 });
  await addGameFor(person, { title: 'Catan', isWishlist: true });
  for (const file of earlier) await importIt(person, file);
  return person;
}
const earlier = fc.array(anyFile, { maxLength: 1 });

test('for any history, a second import of a file changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(earlier, anyFile, async (before, file) => {
      const ana = await ownerWith(before);
      await importIt(ana, file);
      const once = await everything(ana);
      const { counts } = await importIt(ana, file);
      expect([counts.add, counts.change]).toEqual([0, 0]);
      expect(await everything(ana)).toEqual(once);
    }),
    RUNS,
  );
});

test('for any history, an undo of an import restores the state before', async () => {
  await fc.assert(
    fc.asyncProperty(earlier, anyFile, async (before, file) => {
      const ana = await ownerWith(before);
      const as = await everything(ana);
      const { id } = await importIt(ana, file);
      expect(await undo(ana, id)).toMatchObject({ status: 'undone', kept: 0, keptPlays: 0 });
      expect(await everything(ana)).toEqual(as);
    }),
    RUNS,
  );
});

describe('an undo after changes by the owner', () => {
  const touch = fc.record({ of: fc.nat(20), how: fc.constantFrom('rate', 'favorite', 'notes', 'play', 'unplay') });
  type Touch = { of: number; how: string };

  /** Does it. Answers the ids of the game and of the play that it was done to, and what must still be so after the undo. */
  async function changeRow(ana: Person, now: Everything, { of, how }: Touch) {
    const game = now.games[of % now.games.length];
    const play = now.plays[of % Math.max(1, now.plays.length)];
    if (how === 'play' || how === 'unplay') {
      if (!play) return null;
      const params = { params: { id: play.id } };
      if (how === 'unplay') await ana.call(deletePlay, params);
      else await ana.call(changePlay, { ...params, body: { ...playPayload({ Ana: 99 }), notes: 'By hand' } });
      return { game: play.gameId, play: play.id, deleted: how === 'unplay' };
    }
    if (!game) return null;
    const params = { params: { id: game.id } };
    if (how === 'rate') await ana.call(rateGame, { ...params, body: { rating: 1.5 } });
    else if (how === 'favorite') await ana.call(toggleFavorite, params);
    else await ana.call(changeGame, { ...params, body: { notes: 'By hand' } });
    const field =
      how === 'rate' ? { rating: 1.5 } : how === 'notes' ? { notes: 'By hand' } : { isFavorite: !game.isFavorite };
    return { game: game.id, field };
  }

  test('keeps changed rows and restores the others', async () => {
    await fc.assert(
      fc.asyncProperty(earlier, anyFile, touch, async (before, file, edit) => {
        const ana = await ownerWith(before);
        const as = await everything(ana);
        const { id } = await importIt(ana, file);
        const touched = await changeRow(ana, await everything(ana), edit);
        await undo(ana, id);
        const after = await everything(ana);
        const others = <Row extends { id: number }>(rows: readonly Row[], except: number | null | undefined) =>
          rows.filter((row) => row.id !== except);
        expect(others(after.games, touched?.game)).toEqual(others(as.games, touched?.game));
        if (touched?.field) expect(after.games.find((row) => row.id === touched.game)).toMatchObject(touched.field);
        /** A game that stays, because it was touched, keeps the plays of its title. */
        const linkedBefore = new Set(as.plays.filter(({ gameId }) => gameId !== null).map(({ id: play }) => play));
        const unlinked = after.plays.map((play) =>
          play.gameId === touched?.game && !linkedBefore.has(play.id) ? { ...play, gameId: null } : play,
        );
        expect(others(unlinked, touched?.play)).toEqual(others(as.plays, touched?.play));
        if (touched?.play === undefined) return;
        const play = after.plays.find((row) => row.id === touched.play);
        if (touched.deleted) expect(play).toBeUndefined();
        else expect(play).toMatchObject({ notes: 'By hand', scores: '[99]' });
      }),
      RUNS,
    );
  });
});

describe('a file with fewer data', () => {
  /** Returns the known fields of each game and play; empty fields are left out. */
  const known = ({ games, plays }: Everything) => ({
    games: games.map(({ imported: _imported, ...game }) => game),
    plays: plays.map(({ imported: _imported, ...play }) => play),
  });

  test('removes nothing, in the format of BoardGameGeek', async () => {
    await fc.assert(
      fc.asyncProperty(collectionRows, dice, async (rows, numbers) => {
        const ana = await ownerWith([]);
        await importIt(ana, { kind: 'csv', text: collectionFile(...rows) });
        const full = known(await everything(ana));
        const less = fewerCells(rows, numbers);
        fc.pre(less.length > 0);
        await importIt(ana, { kind: 'csv', text: collectionFile(...less) });
        expect(known(await everything(ana))).toEqual(full);
      }),
      RUNS,
    );
  });

  test('removes nothing, in the format of BG Stats', async () => {
    await fc.assert(
      fc.asyncProperty(statsExport, dice, async (content, numbers) => {
        const ana = await ownerWith([]);
        await importIt(ana, { kind: 'json', text: bgStatsFile(content) });
        const full = known(await everything(ana));
        await importIt(ana, { kind: 'json', text: bgStatsFile(fewerDetails(content, numbers)) });
        const less = known(await everything(ana));
        expect(less.games).toEqual(full.games);
        expect(less.plays).toEqual(full.plays);
      }),
      RUNS,
    );
  });
});

describe('an export', () => {
  test.each([downloadCollection.path, downloadBgStats.path])(
    'by %s changes nothing when it is imported at its source or twice elsewhere, and an undo removes it completely',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyFile, { minLength: 1, maxLength: 2 }), async (before) => {
          const ana = await ownerWith(before);
          const text = await (await ana.fetch(path)).text();
          const file: File = { kind: path.endsWith('csv') ? 'csv' : 'json', text };
          /** The id of its game may be learnt from the collection. */
          const shown = ({ games, plays, people }: Everything) => ({
            games: games.map(({ imported: _imported, ...game }) => game),
            plays: plays.map(({ sourceId: _source, imported: _imported, bggId: _bggId, ...play }) => play),
            people,
          });
          const as = shown(await everything(ana));
          await importIt(ana, file);
          expect(shown(await everything(ana))).toEqual(as);
          const bea = await makeOwner(app);
          const nothing = await everything(bea);
          const { id } = await importIt(bea, file);
          const once = await everything(bea);
          expect((await importIt(bea, file)).counts).toMatchObject({ add: 0, change: 0 });
          expect(await everything(bea)).toEqual(once);
          await undo(bea, id);
          expect(await everything(bea)).toEqual(nothing);
        }),
        RUNS,
      );
    },
  );
});
