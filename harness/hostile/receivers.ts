import type { RequestListener, ServerResponse } from 'node:http';
import type { Pages } from './pages.ts';

/** What a receiver must lead to: another attempt after a pause, a delivery, or an end of its channel. */
type Fate = 'retried' | 'delivered' | 'paused';

/** An address that news is posted to. */
export interface Receiver {
  name: string;
  url: string;
  fate: Fate;
  /** Seconds that it wants to be left alone. */
  pauseSeconds: number;
}

/** Receivers, with what happened to them. */
export interface Receivers {
  all: readonly Receiver[];
  /** Posts of a message. */
  posts(messageId: string): { count: number; lastAt: number };
  /** All posts until now. */
  posted(): number;
  /** Effects that no receiver may have on a server. */
  failures(): string[];
}

const MB = 2 ** 20;
const LONG_ANSWER = 60 * MB;
/** What the buffers of both systems take, though the server reads no further. */
const BUFFERED = 16 * MB;
const PIECE = Buffer.alloc(64 * 1024, 'x');
const RETRY_AFTER = 2 * 60 * 60;

/** Puts up one receiver of every bad kind, and one that is as it should be. */
export function openReceivers(pages: Pages): Receivers {
  const posts = new Map<string, { count: number; lastAt: number }>();
  const effects = { followed: 0, mostSent: 0 };
  const inside = new URL(pages.serve((_req, res) => res.writeHead(204).end(String((effects.followed += 1)))));
  const location = `http://127.0.0.1:${pages.port}${inside.pathname}`;
  const long = (res: ServerResponse) =>
    void sendLong(res).then((sent) => (effects.mostSent = Math.max(effects.mostSent, sent)));
  const answering =
    (answer: RequestListener): RequestListener =>
    (req, res) => {
      const id = String(req.headers['webhook-id']);
      posts.set(id, { count: (posts.get(id)?.count ?? 0) + 1, lastAt: Date.now() });
      req.resume();
      answer(req, res);
    };
  const status =
    (code: number, headers = {}): RequestListener =>
    (_req, res) =>
      void res.writeHead(code, headers).end();
  const kinds: [name: string, fate: Fate, answer: RequestListener, pauseSeconds?: number][] = [
    ['good', 'delivered', status(204)],
    ['500', 'retried', status(500)],
    ['silent', 'retried', () => {}],
    ['silent after its head', 'delivered', (_req, res) => void res.writeHead(200).write('x')],
    ['redirects', 'retried', status(307, { Location: location })],
    ['60 MB', 'delivered', (_req, res) => long(res)],
    ['404', 'paused', status(404)],
    ['410', 'paused', status(410)],
    ['429', 'retried', status(429, { 'Retry-After': String(RETRY_AFTER) }), RETRY_AFTER],
  ];
  return {
    all: kinds.map(([name, fate, answer, pauseSeconds = 0]) => ({
      name,
      fate,
      pauseSeconds,
      url: pages.serve(answering(answer)),
    })),
    posts: (messageId) => posts.get(messageId) ?? { count: 0, lastAt: 0 },
    posted: () => [...posts.values()].reduce((all, { count }) => all + count, 0),
    failures: () => [
      ...(effects.followed > 0 ? ['a redirect to this machine was followed'] : []),
      ...(effects.mostSent > BUFFERED ? [`${Math.round(effects.mostSent / MB)} MB of an answer were read`] : []),
    ],
  };
}

/** Sends as much as is taken. @returns bytes */
function sendLong(res: ServerResponse): Promise<number> {
  res.writeHead(200);
  let sent = 0;
  return new Promise((ended) => {
    const more = () => {
      while (!res.destroyed && sent < LONG_ANSWER) {
        sent += PIECE.length;
        if (!res.write(PIECE)) return void res.once('drain', more);
      }
      res.end();
    };
    res.once('close', () => ended(sent));
    more();
  });
}
