import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type BggServer, startBggServer } from '#tests/support/server/bgg-server.ts';
import { testApp } from '#tests/support/server/test-app.ts';

/** For one test file: an app and the BoardGameGeek that it asks, which has nothing when a test begins. */
export function bggSite() {
  let bgg: BggServer;
  beforeAll(async () => {
    bgg = await startBggServer();
  });
  afterAll(() => bgg.close());
  const app = testApp(() => ({ services: { bgg: bgg.client({ preparing: [1, 2, 3], trouble: [1, 2] }) } }));
  beforeEach(() => {
    bgg.requests.length = bgg.first.length = 0;
    bgg.collections.clear();
  });
  return {
    app,
    get bgg() {
      return bgg;
    },
  };
}
