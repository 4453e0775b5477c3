import { beforeEach, expect, test } from 'vitest';
import { applyImport } from '#shared/transfer/imports-contract.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aPlay, everythingOf, importBgStats, onlyPlay, poorer, previewBgStats, seat } from './bgstats-file.ts';
import { ended, rowsOf, undo } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const locations = [{ id: 1, name: 'Club' }];
const rich = aPlay('one', {
  comments: 'What a night.',
  locationRefId: 1,
  usesTeams: true,
  playerScores: [
    seat(1, { score: '7', rank: 2, team: '0', role: 'Red', newPlayer: true }),
    seat(2, { score: '12', rank: 1, team: '1', role: 'Blue', winner: true, startPlayer: true }),
  ],
});
const poor = { ...poorer(rich), modificationDate: '2024-06-01 12:00:00' };

test('a file with fewer values for the same plays removes nothing', async () => {
  await importBgStats(ana, { locations, plays: [rich] });
  const before = await onlyPlay(app, ana);
  const { plays } = await importBgStats(ana, { plays: [poor] });
  expect(plays).toMatchObject({ change: 0, same: 1 });
  const { imported: _before, updatedAt: _then, ...kept } = before;
  expect(await onlyPlay(app, ana)).toMatchObject(kept);
});

test('a preview counts removed values by kind, and shows each row before and after', async () => {
  await importBgStats(ana, { locations, plays: [rich] });
  const { id, details } = await previewBgStats(ana, { plays: [{ ...poor, durationMin: 50, comments: 'News' }] });
  expect(details).toEqual([
    { kind: 'places', gained: 0, lost: 0, leftEmpty: 1 },
    { kind: 'ranks', gained: 0, lost: 0, leftEmpty: 2 },
    { kind: 'teams', gained: 0, lost: 0, leftEmpty: 2 },
    { kind: 'start_players', gained: 0, lost: 0, leftEmpty: 1 },
    { kind: 'first_times', gained: 0, lost: 0, leftEmpty: 1 },
  ]);
  const row = (await rowsOf(ana, id)).find(({ kind }) => kind === 'play');
  expect(row?.note).toBe(
    'Changes notes, duration. Left empty by the file, and kept here: 1 place, 2 ranks, 2 teams, 1 start player, 1 first-time mark.',
  );
  expect(row?.differences).toContainEqual({ field: 'Notes', before: 'What a night.', after: 'News' });
  expect(row?.differences).toContainEqual({ field: 'Duration', before: '45 min', after: '50 min' });
  expect(row?.differences).toContainEqual({ field: 'Place', before: 'Club', after: null, stays: true });
});

test('a preview counts added values by kind', async () => {
  await importBgStats(ana, { plays: [poorer(rich)] });
  const { details } = await previewBgStats(ana, {
    locations,
    plays: [{ ...rich, modificationDate: '2024-06-01' }],
  });
  expect(details).toContainEqual({ kind: 'notes', gained: 1, lost: 0, leftEmpty: 0 });
  expect(details).toContainEqual({ kind: 'teams', gained: 2, lost: 0, leftEmpty: 0 });
  expect(details).toContainEqual({ kind: 'first_times', gained: 1, lost: 0, leftEmpty: 0 });
});

test('only the kinds that the owner selects are removed, and an undo restores them', async () => {
  await importBgStats(ana, { locations, plays: [rich] });
  const before = await everythingOf(app, ana);
  const { id } = await previewBgStats(ana, { plays: [poor] });
  expect((await ana.call(applyImport, { params: { id }, body: { erase: ['notes', 'teams'] } })).status).toBe(202);
  expect(await ended(ana, id)).toMatchObject({ plays: { change: 1 } });
  const after = await onlyPlay(app, ana);
  expect(after).toMatchObject({ notes: null, place: 'Club', duration: 45 });
  expect(after.seats.map(({ team, firstTime }) => [team, firstTime])).toEqual([
    [undefined, true],
    [undefined, undefined],
  ]);
  await undo(ana, id);
  expect(await everythingOf(app, ana)).toEqual(before);
});

test('an unknown kind is rejected', async () => {
  const { id } = await previewBgStats(ana, { plays: [rich] });
  const body = { erase: ['everything'] } as unknown as { erase: ['notes'] };
  expect((await ana.call(applyImport, { params: { id }, body })).status).toBe(400);
});
