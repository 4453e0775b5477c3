import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAttendees } from '../../shared/nights/attendees-contract.ts';
import { addEventFor, addGuestsFor } from '../../tests/support/rows/event-payloads.ts';
import { guestPath } from '../../tests/support/server/guest-pages.ts';
import { makeOwner } from '../../tests/support/server/owners.ts';
import { otherBrowsers } from './installed.ts';
import type { OtherBrowser } from './other-browser.ts';
import { type Person, personAt } from './person.ts';
import { type Site, startSite } from './site.ts';
import { lastCode } from '../../tests/support/server/sign-in.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

for (const { name, open, needs } of otherBrowsers()) {
  if (!open) process.stdout.write(`${name} is not tested, for want of ${needs}.\n`);

  describe.skipIf(!open)(`in ${name}`, () => {
    let browser: OtherBrowser;
    let person: Person;
    beforeEach(async () => {
      if (!open) throw new Error(`${name} is not installed`);
      browser = await open();
      person = personAt(await browser.openWindow());
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await person.keep(`${name}-${task.name}`);
      await browser.close();
      await site.start();
    });

    test('a user signs in with a code, adds a game and logs a play', async () => {
      const email = `${crypto.randomUUID()}@example.org`;
      await person.goto(`${site.origin}/api/auth/rollcall`);
      await person.types('E-mail', email, 'Enter');
      await expect.poll(() => lastCode(site.app, email).catch(() => ''), { timeout: 30_000 }).toMatch(/\d/);
      await person.types('Code', await lastCode(site.app, email), 'Enter');
      await person.sees('My Game Collection');

      await person.goto(`${site.origin}/add-game?tab=manual`);
      await person.types('Game Title', 'Our Quiet Harbour');
      await person.types('Players', '2-4');
      await person.types('Duration', '45');
      await person.presses('button', 'Add Game');
      await person.isAt(/^\/my-games/);
      await person.sees('Our Quiet Harbour');

      await person.presses('button', 'Log a play');
      await person.types('Game title', 'Our Quiet Harbour');
      await person.presses('[role=dialog] button', 'Our Quiet Harbour');
      await person.sees('Record Game Session - Our Quiet Harbour');
      await person.types('Name of player 1', 'Ana');
      await person.presses('button', 'Record Session');
      await person.sees('Our Quiet Harbour is on the scoreboard.');
      expect(await person.window.run(LATEST_PLAY)).toBe('Our Quiet Harbour');
    });

    test('the picker picks a game, which is marked as played', async () => {
      await person.goto(`${site.origin}/api/auth/demo`);
      await person.isAt(/^\/my-games/);
      await person.goto(`${site.origin}/magic-picker?players=4`);
      await person.presses('button', 'Pick My Game!');
      await person.sees('Perfect Match Found!');
      await person.presses('section button', 'Mark as Played');
      await person.sees('Game marked as played!');
    });

    test('the image of a shared card is rendered completely', async () => {
      await person.goto(`${site.origin}/api/auth/demo`);
      await person.isAt(/^\/my-games/);
      await person.goto(`${site.origin}/my-games?q=Cascadia`);
      await person.presses('summary', 'More');
      await person.presses('button', 'Share Evolution');
      await person.sees('Share Your Game Evolution');
      await person.window.run(KEEP_FILES);
      await person.presses('[role=dialog] button', 'Download Image');
      await expect.poll(() => person.window.run('window.files.length'), { timeout: 30_000 }).toBe(1);
      const drawn = await person.window.run(MEASURE_FILE);
      expect(drawn).toMatchObject({ width: 1600, height: 1200, corner: 0, middle: 255 });
      expect((drawn as { colours: number }).colours).toBeGreaterThan(50);
    });

    test.each([
      ['with its script', () => site.origin],
      ['without its script', () => site.originWithoutScript],
    ])('a guest answers, %s', async (_, origin) => {
      const host = await makeOwner(site.app, { isPremiumPlus: true });
      const event = await addEventFor(host, { title: 'Friday Night' });
      const [id = 0] = await addGuestsFor(host, event.id, ['ben@example.org']);
      const answer = async () =>
        (await host.call(listAttendees, { params: { id: event.id } })).body.find(({ isHost }) => !isHost)?.status;
      await person.goto(`${origin()}${await guestPath(host, id)}?a=accepted`);
      await person.presses('button', 'Count me in');
      await person.sees('You are in');
      expect(await answer()).toBe('accepted');
      await person.presses('label', 'Decline');
      await person.presses('button', 'Send my regrets');
      await person.sees('You said no');
      expect(await answer()).toBe('declined');
    });

    test("two phones write on one score pad and see each other's entries", async () => {
      await person.goto(`${site.origin}/api/auth/demo`);
      await person.isAt(/^\/my-games/);
      await person.goto(`${site.origin}/table?title=Skull+King`);
      for (const player of ['Ada', 'Cem']) await person.types('New player', player, 'Enter');
      await person.presses('button', 'Begin');
      const code = (await person.isAt(/^\/table\/[2-9A-Z]{6}$/)).slice(-6);

      const other = personAt(await browser.openWindow());
      await other.goto(`${site.origin}/table`);
      await other.types('Join with a code', code, 'Enter');
      await person.presses('button', 'Ada, Round 1');
      await person.presses('[role=group] button', '7');
      await person.presses('.key-next');
      await expect.poll(() => other.window.run(TOTALS), { timeout: 30_000 }).toEqual(['7', '0']);
      await other.presses('button', 'Cem, Round 1');
      await other.presses('[role=group] button', '9');
      await other.presses('.key-next');
      await expect.poll(() => person.window.run(TOTALS), { timeout: 30_000 }).toEqual(['7', '9']);
    });

    test('the collection opens offline, and an offline play is sent when the network returns', async () => {
      await person.goto(`${site.origin}/api/auth/demo`);
      await person.isAt(/^\/my-games/);
      await expect
        .poll(() => person.window.run(CACHED_PATHS), { timeout: 60_000 })
        .toEqual(expect.arrayContaining(['/api/games', '/api/game-sessions', '/api/people']));
      await site.stop();
      await person.goto(`${site.origin}/my-games?q=carcassonne`);
      await person.sees('Carcassonne');
      await person.sees('No network.');
      await person.presses('button', 'Log a play');
      await person.types('Game title', 'Nobody Saw This', 'Enter');
      await person.sees('Record Game Session - Nobody Saw This');
      await person.presses('button', 'Same players again');
      await person.presses('button', 'Record Session');
      await person.sees('1 play is kept on this device, and sent when you are online.');
      await site.start();
      await person.goto(`${site.origin}/plays`);
      await expect.poll(() => person.window.run(LATEST_PLAY), { timeout: 60_000 }).toBe('Nobody Saw This');
    });
  });
}

const LATEST_PLAY = `fetch('/api/game-sessions').then((answer) => answer.json()).then(([play]) => play.gameTitle)`;
const TOTALS = `[...document.querySelectorAll('[data-total]')].map((cell) => cell.textContent.replace('In front: ', ''))`;
const CACHED_PATHS = `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((kept) => kept.keys()))))
  .then((lists) => lists.flat().map(({ url }) => new URL(url).pathname))`;
/** Keeps the files that the page has the browser download. */
const KEEP_FILES = `(() => {
  window.files = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (file) => (window.files.push(file), make.call(URL, file));
})()`;
const MEASURE_FILE = `createImageBitmap(window.files[0]).then((picture) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const alphaAt = (x, y) => context.getImageData(x, y, 1, 1).data[3];
  const pixels = new Uint32Array(context.getImageData(0, 0, picture.width, picture.height).data.buffer);
  const colours = new Set(pixels.filter((_, place) => place % 97 === 0)).size;
  return { width: picture.width, height: picture.height, corner: alphaAt(0, 0), middle: alphaAt(800, 600), colours };
})`;
