import { openLog } from '#server/platform/observability/log.ts';
import { PageUnreadable } from '#server/platform/outbound/page-fetcher/page-unreadable.ts';
import { STAFF } from '#tests/support/rows/a-pick.ts';
import { startStripeServer } from '#tests/support/server/stripe-server.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

/** A complete server without rate limits, with its own payment service and without access to the internet. */
export interface FuzzApp {
  app: TestApp;
  /** Returns the server's log lines since the last call. */
  logged: () => string[];
  close: () => Promise<void>;
}

/** @param databaseOf where the database stands; in a test a new one is made */
export async function startFuzzApp(databaseOf?: Parameters<typeof startTestApp>[0] & object): Promise<FuzzApp> {
  const stripe = await startStripeServer();
  // Every owner of an account has been a customer.
  stripe.customers.has = () => true;
  let lines: string[] = [];
  const log = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const app = await startTestApp({
    ...databaseOf,
    environment: { ...stripe.environment, REQUESTS_PER_MINUTE: '1000000000', ...STAFF },
    services: { log, fetchPage: () => Promise.reject(new PageUnreadable('there is no web here')) },
  });
  return {
    app,
    logged: () => {
      const found = lines;
      lines = [];
      return found;
    },
    close: async () => {
      await app.close();
      await stripe.close();
    },
  };
}
