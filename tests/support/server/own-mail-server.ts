import { afterAll, beforeAll } from 'vitest';
import { type MailServer, startMailServer } from './mail-server.ts';

/** For one test file: a mail server from its first test to its last. An app that sends by it is made after it. */
export function ownMailServer(): Pick<MailServer, 'url' | 'environment' | 'received'> {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.die());
  return {
    get url() {
      return server.url;
    },
    get environment() {
      return server.environment;
    },
    get received() {
      return server.received;
    },
  };
}
