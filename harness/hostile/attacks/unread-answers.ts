import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Testbed } from '../testbed.ts';
import type { Attack } from '../attack.ts';
import { Answers } from '../send.ts';

const GAMES = 1_900;
const NOTES_LENGTH = 10_000;
const CONNECTIONS = 20;
const UNREAD_MS = 5_000;
const LISTS = ['/api/games', '/api/game-sessions', '/api/export', '/api/export/collection.csv'];

/** Requests large lists and reads nothing of the responses. */
export const unreadAnswers: Attack = {
  name: 'unread-answers',
  attacker: 'free account',
  async prepare(testbed) {
    const { id, cookie } = await testbed.account('free');
    await testbed.db.execute(sql`
      insert into games (user_id, title, title_key, players, duration, notes)
      select ${id}, 'Long ' || n, 'long ' || n, '2-4', '45 min',
        (select string_agg(md5(n::text || part), '') from generate_series(1, ${NOTES_LENGTH}::int / 32) part)
      from generate_series(1, ${GAMES}::int) n`);
    return async (signal) => {
      const sockets = Array.from({ length: CONNECTIONS }, (_, n) =>
        ask(testbed, LISTS[Math.floor(n / testbed.servers.length) % LISTS.length] ?? '/', cookie),
      );
      await pause(UNREAD_MS, undefined, { signal }).catch(() => {});
      for (const socket of sockets) socket.destroy();
      return { ...new Answers().outcome, answers: { unread: CONNECTIONS } };
    };
  },
};

/** Pipelines several requests on one connection and reads no response. */
function ask(testbed: Testbed, path: string, cookie: string): Socket {
  const { hostname, port, host } = new URL(testbed.origin());
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  socket.pause();
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nAccept-Encoding: identity\r\n\r\n`;
  socket.write(request.repeat(3));
  return socket;
}
