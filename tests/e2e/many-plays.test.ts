import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { gameSessions } from '#shared/schema/plays.ts';
import { demoPages } from '#tests/support/demo-pages.ts';

const PLAYS = 1_500;
const demo = demoPages();

test(
  'more plays than are read at once are all counted, and the next one takes the place and the focus of a removed one',
  { tags: ['rare'] },
  async () => {
    const page = await demo.open({ viewport: { width: 1200, height: 900 } });
    const { db } = demo.services;
    await db.execute(sql`
    insert into game_sessions (user_id, game_id, game_title, game_title_key, played_at, players, scores, duration)
    select user_id, id, title, title_key, now() + n * interval '1 second', '["Ana","Bea"]', '[1,2]', 60
    from generate_series(1, ${PLAYS}::int) n, (select * from games where not is_wishlist order by id limit 1) g`);
    const count = await db.$count(gameSessions);
    const written = count.toLocaleString('en');
    await page.goto(`${demo.origin}/my-games?tab=analytics`);
    await page.getByRole('definition').filter({ hasText: written }).first().waitFor();

    await page.goto(`${demo.origin}/plays`);
    await page.getByText(`${written} plays`).first().waitFor();
    const rows = page.getByRole('list', { name: 'Plays' }).getByRole('article');
    const following = await rows.nth(1).textContent();
    await rows.first().getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page
      .getByText(`${(count - 1).toLocaleString('en')} plays`)
      .first()
      .waitFor();
    await expect.poll(() => rows.first().textContent()).toBe(following);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(following);
  },
);
