import { createServer } from 'node:http';
import pg from 'pg';

/** The limit that Rollcall is measured against: no framework, no session, rows that PostgreSQL turned into JSON. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('error', () => process.exit(1));

createServer((_req, res) => {
  pool
    .query<{ list: string }>({
      name: 'list',
      text: `select coalesce(json_agg(g), '[]')::text as list from (
        select id, user_id, title, players, duration, youtube, buy_url, notes, description, category, difficulty, min_age,
          image_url, rating, last_played, times_played, is_wishlist, is_favorite, is_expansion, bgg_id, year, best_players,
          recommended_players, weight, created_at
        from games where user_id = $1 and removed_at is null order by title_key, id) g`,
      values: [process.env.OWNER],
    })
    .then(({ rows }) => res.setHeader('Content-Type', 'application/json').end(rows[0]?.list))
    .catch(() => res.writeHead(500).end());
}).listen(Number(process.env.PORT), '127.0.0.1');
