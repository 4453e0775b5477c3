import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { addClient } from './client/add-client.ts';
import { EnvironmentError, readEnvironment } from './config/environment.ts';
import { loadEnvFile } from './config/load-env-file.ts';
import { connect } from './database/connect.ts';
import { openNotices } from './database/notices.ts';
import { seedCatalogue } from './features/catalogue/seed.ts';
import { releaseOffersRegularly } from './features/game-nights/release-offers.ts';
import { sweepRegularly } from './features/games/sweep.ts';
import { stopReadings } from './features/imports/bgg-user/readings.ts';
import { runningImports } from './features/imports/running.ts';
import { makeNightsRegularly } from './features/night-templates/make-nights-regularly.ts';
import { forgetVisitorsRegularly } from './features/shared-collections/views.ts';
import { seedStaffPicks } from './features/staff-picks/seed.ts';
import { tellHostsRegularly } from './features/host-mails/queue-digests.ts';
import { openLiveStreams } from './features/live-nights/live-streams.ts';
import { knownTitles } from './features/titles/known-titles.ts';
import { startMailWork } from './features/mails/mail-work.ts';
import { remindRegularly } from './features/mails/queue-reminders.ts';
import { listen } from './listen.ts';
import { openLog } from './log.ts';
import { openBgg } from './outbound/bgg/open-bgg.ts';
import { openLanguageModel } from './outbound/language-model.ts';
import { openMailer } from './outbound/open-mailer.ts';
import { openPayments } from './outbound/stripe/open-payments.ts';
import { pageFetcher } from './outbound/page-fetcher/fetch-page.ts';
import { userAgent } from './outbound/page-fetcher/user-agent.ts';
import type { Services } from './services.ts';
import { stopInOrder } from './stop-in-order.ts';

async function main(): Promise<void> {
  loadEnvFile();
  const environment = readEnvironment(process.env);
  const log = openLog(environment);
  const database = await connect(environment, log);
  try {
    await seedCatalogue(database.db);
    await seedStaffPicks(database.db);
    const notices = openNotices(database.pool, log);
    const services: Services = {
      environment,
      log,
      pool: database.pool,
      db: database.db,
      notices,
      live: openLiveStreams({ db: database.db, log, notices }),
      mailer: openMailer(environment, database.db),
      fetchPage: pageFetcher({ userAgent: userAgent(environment) }),
      bgg: openBgg(environment),
      languageModel: openLanguageModel(environment),
      payments: openPayments(environment),
    };
    const app = createApp(services);
    const server = createServer(app);
    await addClient(app, server, log, environment);
    await listen(server, environment);
    process.stdout.write(`Rollcall is ready: open ${environment.origin}\n`);
    // Read ahead of the first key that is typed, and after the first screen that is asked for.
    knownTitles().catch((err: unknown) => log.error({ err }, 'the title lists were not read'));
    const stopSweeping = sweepRegularly(services.db, log);
    const stopForgetting = forgetVisitorsRegularly(services.db, log);
    const stopReleasing = releaseOffersRegularly(services.db, log);
    const stopReminding = remindRegularly(services.db, log);
    const stopMakingNights = makeNightsRegularly(services);
    const stopTellingHosts = tellHostsRegularly(services.db, log);
    const mailWork = startMailWork(services);
    mailWork.catch((err: unknown) => log.error({ err }, 'no mails of game nights are sent'));
    const closers = [
      stopSweeping,
      stopForgetting,
      stopReleasing,
      () => stopReadings(),
      stopReminding,
      stopMakingNights,
      stopTellingHosts,
      runningImports,
      async () => (await mailWork)(),
      () => services.mailer.close(),
      () => notices.close(),
      () => database.close(),
    ];
    stopInOrder(server, log, { first: () => services.live.close(), closers }, database.broken);
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  const lines =
    error instanceof EnvironmentError ? error.lines : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(`Rollcall cannot start:\n${lines.map((line) => `  ${line}\n`).join('')}`);
  process.exitCode = 1;
});
