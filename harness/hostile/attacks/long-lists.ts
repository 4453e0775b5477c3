import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { MAX_PAD_RIVALS } from '../../../shared/limits/limits.ts';
import { STORAGE_LIMITS } from '../../../shared/limits/storage-limits.ts';
import { guestLinks } from '../../../server/nights/guest-link.ts';
import { newPadCode } from '../../../server/score-pads/pad-code.ts';
import type { Testbed } from '../testbed.ts';
import type { Attack } from '../attack.ts';
import { Answers, send } from '../send.ts';

const AT_ONCE = 20;
const GAMES = 15_000;
const TITLE = 'x'.repeat(180);
/** Longer texts than a visitor's page shows. */
const VIDEO = `https://videos.example/${'v'.repeat(1_950)}`;
/** As many as are rendered for visitors. */
const SHORT_SHELF = 2_000;
const { padEntries, templates, guestsOnANight, gamesOnANight, sharedCollections } = STORAGE_LIMITS;

/**
 * Asks for one long list after the other twenty times at once, some of them without an account; and, after a change, for all
 * shared collections of two owners at once, one with long texts and one whose pages are rendered.
 */
export const longLists: Attack = {
  name: 'long-lists',
  attacker: 'paid account',
  isLong: true,
  async prepare(testbed) {
    const account = await testbed.account('premium_plus');
    const night = await largeNight(testbed, account.id);
    const paths = [
      { path: await padOf(testbed, account.id) },
      { path: await sharedPageOf(testbed, account.id) },
      { path: await templatesOf(testbed, account.id), cookie: account.cookie },
      { path: `/api/events/${night}/votes`, cookie: account.cookie },
      { path: await guestPageOf(testbed, night) },
    ];
    const shelves = [
      await sharedShelf(testbed, GAMES, VIDEO),
      await sharedShelf(testbed, SHORT_SHELF, 'https://v.example'),
    ];
    return async (signal) => {
      const answers = new Answers();
      for (const path of paths) {
        const ask = async () => answers.count(path.path, await send(testbed.origin(), { ...path, signal }));
        await Promise.all(Array.from({ length: AT_ONCE }, ask));
      }
      for (const { userId, shareIds } of shelves) {
        await testbed.db.execute(sql`update users set revision = revision + 1 where id = ${userId}`);
        const visits = shareIds.flatMap((shareId) => [`/shared/${shareId}`, `/api/shared/${shareId}`]);
        await Promise.all(
          visits.map(async (path) => answers.count(path, await send(testbed.origin(), { path, signal }))),
        );
      }
      return answers.outcome;
    };
  },
};

async function padOf({ db }: Testbed, userId: number): Promise<string> {
  const code = newPadCode();
  await db.execute(sql`
    with pad as (insert into score_pads (user_id, code, key, game_title, sheet, last_seq)
      values (${userId}, ${code}, 'long-lists', 'Azul', '{"name":"Rounds","rows":[],"outcome":"highest"}', ${padEntries.most})
      returning id)
    insert into score_pad_entries (pad_id, seq, key, device, act)
    select id, n, rpad('entry-' || n, 64, '-'), repeat('d', 64), jsonb_build_object('kind', 'score', 'player', repeat('p', 64),
      'row', 'round-1', 'value', n, 'on', (select jsonb_agg(rpad('seen-' || k, 64, '-')) from generate_series(1, ${MAX_PAD_RIVALS}::int) k))
    from pad, generate_series(1, ${padEntries.most}::int) n`);
  return `/api/score-pads/${code}`;
}

async function sharedPageOf({ db }: Testbed, userId: number): Promise<string> {
  const shareId = randomBytes(16).toString('base64url');
  await db.execute(sql`
    insert into games (user_id, title, title_key, players, duration)
    select ${userId}, ${TITLE} || n, 'game ' || n, '2-4', '45 min' from generate_series(1, ${GAMES}::int) n`);
  await db.execute(
    sql`insert into shared_collections (user_id, share_id, title) values (${userId}, ${shareId}, 'All of it')`,
  );
  return `/shared/${shareId}`;
}

/** As many shared collections as an owner may have, of as many games with such a video. */
async function sharedShelf(testbed: Testbed, games: number, video: string) {
  const { id: userId } = await testbed.account('premium_plus');
  await testbed.db.execute(sql`
    insert into games (user_id, title, title_key, players, duration, youtube)
    select ${userId}, 'Größe 🎲 ' || n, 'game ' || n, '2-4', '45 min', ${video}::text from generate_series(1, ${games}::int) n`);
  const shareIds = Array.from({ length: sharedCollections.most }, () => randomBytes(16).toString('base64url'));
  for (const shareId of shareIds)
    await testbed.db.execute(
      sql`insert into shared_collections (user_id, share_id, title) values (${userId}, ${shareId}, 'All of it')`,
    );
  return { userId, shareIds };
}

async function templatesOf({ db }: Testbed, userId: number): Promise<string> {
  await db.execute(sql`
    insert into event_templates (name, created_by, host_email, attendees)
    select 'Template ' || n, ${userId}, 'host@hosts.example', (select jsonb_agg(jsonb_build_object(
      'email', 'guest' || k || repeat('x', 200) || '@strangers.example', 'name', repeat('N', 80)))
      from generate_series(1, ${guestsOnANight.most}::int) k)
    from generate_series(1, ${templates.most}::int) n`);
  return '/api/templates';
}

/** A night of as many guests and games as are kept, each with votes. @returns its id */
async function largeNight({ db }: Testbed, userId: number): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into events (user_id, title, date, host_email)
    values (${userId}, 'Large', now() + interval '7 days', 'host@hosts.example') returning id`);
  const id = Number(rows[0]?.id);
  await db.execute(sql`
    insert into event_attendees (event_id, email, name, status, invited_at, responded_at)
    select ${id}, 'voter' || n || '@strangers.example', 'Guest ' || n, 'accepted', now(), now()
    from generate_series(1, ${guestsOnANight.most}::int) n`);
  await db.execute(sql`
    insert into event_games (event_id, game_id)
    select ${id}, id from games where user_id = ${userId} order by id limit ${gamesOnANight.most}`);
  await db.execute(sql`
    insert into event_votes (event_id, attendee_id, game_id, kind)
    select ${id}, guest.id, game.game_id, 'approve' from event_attendees guest
    join event_games game on game.event_id = guest.event_id where guest.event_id = ${id}`);
  return id;
}

/** The page of one of its guests, with their games and their ballot. */
async function guestPageOf(testbed: Testbed, night: number): Promise<string> {
  const links = await guestLinks(testbed.db, testbed.origin());
  const { linkSeed, linkHash } = links.make();
  await testbed.db.execute(sql`
    update event_attendees set link_seed = ${linkSeed}, link_hash = ${linkHash}
    where id = (select min(id) from event_attendees where event_id = ${night})`);
  return new URL(links.linkUrl(linkSeed)).pathname;
}
