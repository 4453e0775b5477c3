import { sql } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../tests/support/browser/browser.ts';
import { median } from './statistics.ts';
import { makeOwnerWith } from './make-owner.ts';
import { signedIn } from './signed-in.ts';
import { type ServerUnderTest } from './server-under-test.ts';

const GAMES = 1000;
const PLAYS = [1000, 5000, 20_000];
const PEOPLE = 24;
const OPENINGS = 7;

/** Scores Analytics, a person and all plays in a browser, with 1,000 games and a growing number of plays. */
export async function benchAnalysing(stage: ServerUnderTest) {
  const browser = await openBrowser();
  try {
    const rows: Record<string, Record<string, number>> = {};
    for (const plays of PLAYS) rows[`${plays} plays`] = await analyse(browser, stage, plays);
    return { [`From the press to the complete picture, ms; ${GAMES} games, ${PEOPLE} people`]: rows };
  } finally {
    await browser.close();
  }
}

async function analyse(browser: Browser, stage: ServerUnderTest, plays: number): Promise<Record<string, number>> {
  const owner = await makeOwnerWith(stage, GAMES);
  await recordPlays(stage, owner.id, plays);
  const context = await signedIn(browser, stage, owner.cookie);
  const page = await context.newPage();
  const openings: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    await page.goto(`${stage.origin}/my-games`, { waitUntil: 'networkidle' });
    // As after a play recorded elsewhere: the list that the server has kept is out of date.
    await stage.db.execute(sql`update users set revision = revision + 1 where id = ${owner.id}`);
    const tab = page.getByRole('tab', { name: 'Scores Analytics' });
    openings.push(await untilShown(page, 'Game Performance Statistics', () => tab.click()));
  }
  const people = page.getByRole('link', { name: 'People', exact: true });
  const list = await untilShown(page, 'People', () => people.click());
  const somebody = page.getByRole('link', { name: 'Player 1', exact: true });
  const person = await untilShown(page, 'Recent Plays', () => somebody.click());
  const all = page.getByRole('link', { name: 'All Plays', exact: true });
  const everything = await untilShown(page, 'All Plays', () => all.click());
  await context.close();
  return {
    'analytics, median': Math.round(median(openings)),
    'analytics, worst': Math.round(Math.max(...openings)),
    people: Math.round(list),
    'a person': Math.round(person),
    'all plays': Math.round(everything),
  };
}

/** Milliseconds from the first press that follows until a heading has been painted. */
async function untilShown(page: Page, heading: string, press: () => Promise<void>): Promise<number> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let pressed = Infinity;
        addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
        const look = () => {
          const isThere = [...document.querySelectorAll('h1, h2')].some(({ textContent }) => textContent === wanted);
          if (isThere && pressed < Infinity) setTimeout(() => resolve(performance.now() - pressed));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    heading,
  );
  await press();
  return shown;
}

/** Plays of ten years, three to five people each, half of them timed. */
async function recordPlays(stage: ServerUnderTest, userId: number, plays: number): Promise<void> {
  await stage.db.execute(sql`
    insert into people (user_id, name) select ${userId}, 'Player ' || p from generate_series(1, ${PEOPLE}::int) p`);
  await stage.db.execute(sql`
    insert into person_spellings (user_id, name_key, person_id)
    select user_id, lower(name), id from people where user_id = ${userId}`);
  await stage.db.execute(sql`
    insert into game_sessions
      (user_id, game_id, game_title, game_title_key, played_at, players, scores, notes, duration, place)
    select ${userId}, g.id, g.title, g.title_key, now() - n * interval '10 years' / ${plays}::int,
      (select json_agg('Player ' || (n * (p + 2) % ${PEOPLE}::int + 1))::text from generate_series(1, 3 + n % 3) p),
      (select json_agg((n * p * 7919) % 120)::text from generate_series(1, 3 + n % 3) p),
      case when n % 5 = 0 then 'Some words about play ' || n end,
      case when n % 2 = 0 then n % 180 end,
      (array['Home', 'Club', null])[n % 3 + 1]
    from generate_series(1, ${plays}::int) n
    join (
      select id, title, title_key, row_number() over (order by id) as place from games where user_id = ${userId}
    ) g on g.place = (n * n) % ${GAMES}::int + 1`);
}
