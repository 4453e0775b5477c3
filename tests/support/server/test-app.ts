import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, inject } from 'vitest';
import { createApp } from '#server/app.ts';
import { serveBuiltWebApp } from '#server/platform/web-app/serve-web-app.ts';
import { type Environment, readEnvironment } from '#server/platform/config/environment.ts';
import { openPools } from '#server/platform/database/connect.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { latestMigration } from '#server/platform/database/migrate.ts';
import { openNotifications } from '#server/platform/database/notifications.ts';
import type { LiveTimings } from '#server/platform/live/live-streams.ts';
import { openLive } from '#server/open-live.ts';
import { openPictures } from '#server/games/pictures/service.ts';
import { openTitles } from '#server/games/titles/known-titles.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { openBgg } from '#server/transfer/imports/bgg/open-bgg.ts';
import { openLanguageModel } from '#server/platform/outbound/language-model.ts';
import { openMailWriter } from '#server/guests/mails/write-mail.ts';
import { openMailer } from '#server/platform/mails/open-mailer.ts';
import { openPayments } from '#server/plans/billing/open-payments.ts';
import { pageFetcher } from '#server/platform/outbound/page-fetcher/fetch-page.ts';
import type { FetchPicture } from '#server/platform/outbound/page-fetcher/fetch-picture.ts';
import { PageUnreadable } from '#server/platform/outbound/page-fetcher/page-unreadable.ts';
import { jsonPoster } from '#server/platform/outbound/page-fetcher/post-json.ts';
import { openReleases } from '#server/platform/releases/releases.ts';
import { openReadiness } from '#server/platform/lifecycle/readiness.ts';
import type { AllServices } from '#server/services.ts';
import { recordStatements } from '../owners/record-statements.ts';
import { databaseUrl, runOn, TEMPLATE } from './database-server.ts';
import { workersInProcess } from './workers-in-process.ts';

export interface TestApp {
  origin: string;
  services: AllServices;
  close(): Promise<void>;
}

export interface AppOptions {
  environment?: Record<string, string>;
  services?: Partial<AllServices>;
  /** Responses of other sites for pictures; none by default. */
  fetchPicture?: FetchPicture;
  /** With the built client, or with one in another folder. */
  screens?: boolean | string;
  live?: Partial<LiveTimings>;
  /** The database of another test app, to run a second server on it. */
  databaseOf?: { services: { environment: Pick<Environment, 'DATABASE_URL'> } };
  /** A fixed port, to restart a server; by default a free one. */
  port?: number;
}

const noWeb = () => Promise.reject(new PageUnreadable('there is no web here'));

/**
 * For one test file: a complete server, from its first test to its last. What the file adds to it, for example its
 * users, is made in the file's own hooks.
 *
 * @param options as a function, where they are known only after an earlier hook
 */
export function testApp(options: AppOptions | (() => AppOptions) = {}): TestApp {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(typeof options === 'function' ? options() : options);
  });
  afterAll(() => app.close());
  return {
    get origin() {
      return app.origin;
    },
    get services() {
      return app.services;
    },
    close: () => app.close(),
  };
}

/** A complete server on its own port, with a new database made from the template. */
export async function startTestApp(options: AppOptions = {}): Promise<TestApp> {
  const database = options.databaseOf?.services.environment.DATABASE_URL ?? (await newDatabase());
  const shell = express();
  const server = createServer(shell);
  // A line that is closed while a request is on its way would be an error of the test: Node closes idle ones after 5 s.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const environment: Environment = readEnvironment({
    PORT: String(port),
    DATABASE_URL: database,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '100000',
    ...options.environment,
  });
  const log = openLog(environment);
  const url = environment.DATABASE_URL ?? database;
  const { pool, standby, closePools } = openPools({ ...environment, DATABASE_POOL: 5 }, url, log);
  const statements = recordStatements(pool);
  const db = openDatabase(pool);
  const mailer = openMailer(environment, db);
  const fetchPage = pageFetcher({ userAgent: 'Rollcall/test' });
  const notifications = openNotifications(url, log);
  const services: AllServices = {
    environment,
    log,
    pool,
    standby,
    db,
    workers: workersInProcess({ db, environment, log }),
    readiness: openReadiness({ pool, standby }, log, latestMigration()),
    metrics: null,
    notifications,
    jobs: new Map(),
    live: openLive({ db, log, notifications }, options.live),
    mailer,
    openMailWriter,
    releases: openReleases(environment.NEWER_VERSION_URL, noWeb),
    fetchPage,
    postJson: jsonPoster({ userAgent: 'Rollcall/test' }),
    pictures: openPictures({ db, pool, log, fetchPicture: options.fetchPicture ?? noWeb }),
    titles: openTitles(environment),
    bgg: openBgg(environment),
    languageModel: openLanguageModel(environment),
    payments: openPayments(environment),
    ...options.services,
  };
  shell.disable('x-powered-by');
  shell.use(statements.inRequest);
  const whole = createApp(services);
  if (options.screens) serveBuiltWebApp(whole, folderOf(options.screens), services.log, environment);
  shell.use(whole);
  return {
    origin: `http://localhost:${port}`,
    services,
    close: async () => {
      services.live.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await services.pictures.close();
      await services.workers.close();
      await mailer.close();
      await notifications.close();
      await services.readiness.close();
      await closePools();
      statements.end();
      if (!options.databaseOf)
        await runOn(inject('databaseServer'), `drop database "${new URL(database).pathname.slice(1)}" with (force)`);
    },
  };
}

const folderOf = (screens: true | string) => (screens === true ? 'dist/client' : screens);

async function newDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOn(inject('databaseServer'), `create database ${name} template ${TEMPLATE}`);
  return databaseUrl(inject('databaseServer'), name);
}
