import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

/**
 * The upper limit that Rollcall is compared with: a bare HTTP server without framework, session or validation. Each request
 * runs one statement, and PostgreSQL builds the JSON.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('error', () => process.exit(1));
const owner = Number(process.env.OWNER);

const LIST_GAMES = `select coalesce(json_agg(g), '[]')::text as answer from (
  select id, user_id, title, players, duration, youtube, buy_url, notes, description, category, difficulty, min_age,
    image_url, rating, last_played, times_played, is_wishlist, is_favorite, is_expansion, bgg_id, year, best_players,
    recommended_players, weight, created_at
  from games where user_id = $1 and removed_at is null order by title_key, id) g`;

const LIST_PLAYS = `select coalesce(json_agg(p), '[]')::text as answer from (
  select id, game_id, game_title, bgg_id, event_id, played_at, players, scores, winner, notes, duration, outcome, seats,
    place, expansions
  from game_sessions where user_id = $1 order by played_at desc, id desc) p`;

const ADD_GAME = `insert into games (user_id, title, title_key, players, duration) values ($1, $2, $3, $4, $5)
  returning row_to_json(games)::text as answer`;

const ADD_PLAY = `insert into game_sessions (user_id, game_title, game_title_key, players, scores, duration)
  values ($1, $2, $3, $4, $5, $6) returning row_to_json(game_sessions)::text as answer`;

interface Sent {
  title: string;
  players: string;
  duration: string | number;
  scores: string;
}

async function ask(req: IncomingMessage): Promise<pg.QueryConfig> {
  if (req.method === 'GET' && req.url === '/plays') return { name: 'plays', text: LIST_PLAYS, values: [owner] };
  if (req.method === 'GET') return { name: 'games', text: LIST_GAMES, values: [owner] };
  const { title, players, duration, scores } = JSON.parse(await text(req)) as Sent;
  if (req.url === '/plays')
    return {
      name: 'add play',
      text: ADD_PLAY,
      values: [owner, 'Game number 1', 'game number 1', players, scores, duration],
    };
  return { name: 'add game', text: ADD_GAME, values: [owner, title, title.toLowerCase(), players, duration] };
}

createServer((req, res) => {
  ask(req)
    .then((query) => pool.query<{ answer: string }>(query))
    .then(({ rows }) => res.setHeader('Content-Type', 'application/json').end(rows[0]?.answer))
    .catch(() => res.writeHead(500).end());
}).listen(Number(process.env.PORT), '127.0.0.1');
