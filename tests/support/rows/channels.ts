import { sql } from 'drizzle-orm';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addChannel } from '#shared/nights/news/channels-contract.ts';
import { channelDeliveries } from '#shared/schema/channels.ts';
import { deliverNews } from '#server/nights/channels/deliver-news.ts';
import { startPageServer } from '../server/page-server.ts';
import type { Person } from '../server/owners.ts';
import type { TestApp } from '../server/test-app.ts';

/** A key that signs messages. */
export const SIGNING_KEY = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** A channel of Slack, as it is sent. */
export const SLACK_CHANNEL = { kind: 'slack', name: 'Slack', target: 'https://hooks.slack.com/services/T/B/x' };

export interface Post {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
  // eslint-disable-next-line typescript/no-explicit-any -- JSON of five formats
  body: any;
}

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/** A local server that takes what channels are posted, and answers 204 unless told otherwise. */
export async function startReceiver() {
  const posts: Post[] = [];
  const receiver: { answer: Answer } = { answer: (_req, res) => res.writeHead(204).end() };
  const server = await startPageServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      posts.push({ path: req.url ?? '', headers: req.headers, text, body: JSON.parse(text) });
      receiver.answer(req, res);
    });
  });
  return Object.assign(receiver, {
    server,
    posts,
    /** Until the next call. */
    answers: (status: number, headers: Record<string, string> = {}) => {
      receiver.answer = (_req, res) => res.writeHead(status, headers).end();
    },
    /** The texts since the last call. */
    told: (): string[] => posts.splice(0).map(({ body }) => body.text),
  });
}

/** Adds a channel that leads to a local server; throws if refused. */
export async function addChannelFor(person: Person, origin: string, changes: object = {}): Promise<number> {
  const body = { kind: 'address', name: 'Club', target: `${origin}/hooks/club-of-friday`, secret: SIGNING_KEY };
  const { status, body: added } = await person.call(addChannel, { body: { ...body, ...changes } });
  if (status !== 201) throw new Error(`the channel was not added: ${status} ${JSON.stringify(added)}`);
  return added.id;
}

/** Posts what is due, without what waits to be taken back. */
export const deliverDue = (app: TestApp): Promise<void> =>
  deliverNews(app.services, { telegramOrigin: 'http://api.telegram.test' });

/** Posts everything that waits, as if its time had come. */
export async function deliverAll(app: TestApp): Promise<void> {
  await app.services.db.update(channelDeliveries).set({ dueAt: sql`now()` });
  for (;;) {
    const waiting = await app.services.db.$count(
      channelDeliveries,
      sql`${channelDeliveries.state} = 'waiting' and ${channelDeliveries.dueAt} <= now()`,
    );
    if (waiting === 0) return;
    await deliverDue(app);
  }
}
