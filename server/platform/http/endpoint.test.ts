import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { Router } from 'express';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { listPeople } from '#shared/plays/people-contract.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { serve } from './endpoint.ts';
import { errorHandler } from './error-handler.ts';

/** A server of one list, whose answers are held back until they are let go. */
async function serveList() {
  const seen = { running: 0, most: 0, of: [] as number[] };
  let letGo = () => {};
  const held = new Promise<void>((release) => (letGo = release));
  const router = Router();
  serve(
    router,
    listPeople,
    async ({ owner }) => {
      seen.of.push(owner.id);
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      await held;
      seen.running -= 1;
      return [];
    },
    { perUserQueue: true },
  );
  const app = express();
  app.use((req, _res, next) => {
    req.user = { id: Number(req.get('x-person')) } as Owner;
    next();
  });
  app.use(router, errorHandler(pino({ level: 'silent' })));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${listPeople.path}`;
  const ask = async (person: number) => (await fetch(address, { headers: { 'x-person': String(person) } })).status;
  return { seen, ask, letGo: () => letGo(), close: () => server.close() };
}

test('one long list at a time is built for each user; further requests wait, and too many get 429', async () => {
  const { seen, ask, letGo, close } = await serveList();
  const refused: number[] = [];
  const first = Array.from({ length: 70 }, () =>
    ask(1).then((status) => {
      if (status === 429) refused.push(status);
      return status;
    }),
  );
  await vi.waitFor(() => expect(refused).toHaveLength(9));
  const other = ask(2);
  await vi.waitFor(() => expect(seen.of).toEqual([1, 2]));
  letGo();
  const statuses = await Promise.all(first);
  expect(statuses.filter((status) => status === 200)).toHaveLength(61);
  expect([await other, seen.most, seen.of.length]).toEqual([200, 2, 62]);
  close();
});
