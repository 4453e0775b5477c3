import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';
import { everythingOf, importBgStats, playsOf } from './bgstats-file.ts';
import { undo } from './collection-file.ts';

const REAL = join(projectRoot, '../shared/data/imports/bgstats-json');
const ZONE = 'Europe/Lisbon';

describe.skipIf(!existsSync(REAL))('two real exports of one owner', () => {
  let app: TestApp;
  let ana: Person;
  const read = (name: string) => readFile(join(REAL, name), 'utf8');

  beforeAll(async () => {
    app = await startTestApp();
    ana = await makeOwner(app);
  });
  afterAll(() => app.close());

  test('the later one adds exactly the difference, a repeat changes nothing, and each undo restores the state', async () => {
    const [earlier, later] = await Promise.all([read('earlier-792-plays.json'), read('later-854-plays.json')]);
    const nothing = await everythingOf(app, ana);

    const first = await importBgStats(ana, earlier, ZONE);
    expect(first.plays).toEqual({ add: 792, change: 0, same: 0, skip: 0, deleted: 0 });
    const afterFirst = await everythingOf(app, ana);
    expect(afterFirst.plays).toHaveLength(792);

    const second = await importBgStats(ana, later, ZONE);
    expect(second.plays).toEqual({ add: 62, change: 0, same: 792, skip: 0, deleted: 0 });
    const afterSecond = await everythingOf(app, ana);
    expect(afterSecond.plays).toHaveLength(854);

    const again = await importBgStats(ana, later, 'America/New_York');
    expect(again.counts).toMatchObject({ add: 0, change: 0 });
    expect(await everythingOf(app, ana)).toEqual(afterSecond);
    await undo(ana, again.id);
    expect(await everythingOf(app, ana)).toEqual(afterSecond);

    expect(await undo(ana, second.id)).toMatchObject({ kept: 0, keptPlays: 0 });
    expect(await everythingOf(app, ana)).toEqual(afterFirst);
    expect(await undo(ana, first.id)).toMatchObject({ kept: 0, keptPlays: 0 });
    expect(await everythingOf(app, ana)).toEqual(nothing);
  });

  test('every play keeps its day, its players and the text of its scores', async () => {
    const file = await read('later-854-plays.json');
    const bea = await makeOwner(app);
    await importBgStats(bea, file, 'Pacific/Auckland');
    const content = JSON.parse(file) as {
      plays: { uuid: string; playDate: string; playerScores: { score: string | null; winner: boolean }[] }[];
    };
    const plays = new Map((await playsOf(app, bea)).map((play) => [play.sourceId, play]));
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' });
    for (const { uuid, playDate, playerScores } of content.plays) {
      const play = plays.get(`bgstats:${uuid}`);
      expect(play && day.format(play.playedAt)).toBe(playDate.slice(0, 10));
      expect(play?.scores).toEqual(playerScores.map(({ score }) => (score?.trim() ? Number(score) : null)));
      expect(play?.players).toHaveLength(playerScores.length);
      const winners = playerScores.map(({ winner }) => winner);
      if (winners.includes(true)) expect(play?.seats.map(({ won }) => won)).toEqual(winners);
    }
  });
});
