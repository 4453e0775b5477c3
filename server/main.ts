import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Logger } from 'pino';
import { watchProviders } from '#server/accounts/service.ts';
import { seedCatalogue, openPictures, openTitles } from '#server/games/service.ts';
import { runningImportCount, waitForRunningImports, stopReadings, openBgg } from '#server/transfer/service.ts';
import { checkModel, seedStaffPicks } from '#server/recommendations/service.ts';
import { openMailWriter } from '#server/guests/service.ts';
import { openPayments } from '#server/plans/service.ts';
import { createApp } from '#server/app.ts';
import { serveWebApp } from '#server/platform/web-app/serve-web-app.ts';
import { type Environment, EnvironmentError, readEnvironment } from '#server/platform/config/environment.ts';
import { loadEnvFile } from '#server/platform/config/load-env-file.ts';
import { startWarnings } from '#server/platform/config/start-warnings.ts';
import { connect } from '#server/platform/database/connect.ts';
import { latestMigration } from '#server/platform/database/migrate.ts';
import { backupJob } from '#server/platform/backup/schedule/backup-job.ts';
import { backupRequest, canDrill } from '#server/platform/backup/schedule/backup-request.ts';
import { folderProblem } from '#server/platform/backup/schedule/folder-problem.ts';
import { openNotifications } from '#server/platform/database/notifications.ts';
import { deleteLeftUploads } from '#server/platform/files/uploaded-file.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { startJobs } from '#server/platform/lifecycle/scheduler.ts';
import { openLive } from '#server/open-live.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { openServer } from '#server/platform/http/open-server.ts';
import { announceStep } from '#server/platform/lifecycle/announce-step.ts';
import { listen } from '#server/platform/lifecycle/listen.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { openMetrics } from '#server/platform/observability/metrics.ts';
import { serveMetrics } from '#server/platform/observability/serve-metrics.ts';
import { openLanguageModel } from '#server/platform/outbound/language-model.ts';
import { checkMailServer, watchMailServer } from '#server/platform/mails/check-mail-server.ts';
import { openMailer } from '#server/platform/mails/open-mailer.ts';
import { pageFetcher } from '#server/platform/outbound/page-fetcher/fetch-page.ts';
import { pictureFetcher } from '#server/platform/outbound/page-fetcher/fetch-picture.ts';
import { jsonPoster } from '#server/platform/outbound/page-fetcher/post-json.ts';
import { textFetcher } from '#server/platform/outbound/page-fetcher/fetch-text.ts';
import { userAgent } from '#server/platform/outbound/page-fetcher/user-agent.ts';
import { openReleases } from '#server/platform/releases/releases.ts';
import { openReadiness } from '#server/platform/lifecycle/readiness.ts';
import { formatStartupError } from '#server/platform/lifecycle/format-startup-error.ts';
import type { AllServices } from '#server/services.ts';
import { gracefulShutdown } from '#server/platform/lifecycle/graceful-shutdown.ts';
import { WORKER_FILE } from '#server/worker-file.ts';
import { openWorkers } from '#server/platform/workers/open-workers.ts';

/** Longer than a proxy keeps an idle connection, so that it never uses one that is being closed. */
const BEHIND_PROXY_KEEP_ALIVE_MS = 75_000;

/** One thread, and hours: also a large database on a slow disk. */
const BACKUP_BOUNDS = { threads: 1, heapMb: 128, timeoutMs: 6 * 3_600_000 };

/** In the folder of the embedded database it cannot be a disk that is not mounted yet. */
async function makeFolderBesideDatabase({ BACKUP_FOLDER, DATABASE_URL, DATA_DIR }: Environment): Promise<void> {
  if (BACKUP_FOLDER === undefined || DATABASE_URL !== undefined) return;
  // `warnOfFolder` says why it could not be made.
  if (dirname(resolve(BACKUP_FOLDER)) === resolve(DATA_DIR))
    await mkdir(BACKUP_FOLDER, { mode: 0o700 }).catch(() => undefined);
}

async function warnOfFolder({ BACKUP_FOLDER }: Environment, log: Logger): Promise<void> {
  const problem = BACKUP_FOLDER === undefined ? null : await folderProblem(BACKUP_FOLDER);
  if (problem !== null) log.warn(problem);
}

async function main(): Promise<void> {
  loadEnvFile();
  const environment = readEnvironment(process.env);
  const log = openLog(environment);
  checkModel(environment);
  const mailCheck = checkMailServer(environment);
  const database = await connect(environment, log, announceStep);
  try {
    const mailProblem = await mailCheck;
    if (mailProblem?.lasting) throw new EnvironmentError([mailProblem.line]);
    await deleteLeftUploads();
    await seedCatalogue(database.db, environment.COMMUNITY_RATINGS);
    await seedStaffPicks(database.db);
    const notifications = openNotifications(database.directUrl, log);
    const { pool, standby, db } = database;
    const live = openLive({ db, log, notifications });
    const backups = backupRequest(environment, database.directUrl);
    await makeFolderBesideDatabase(environment);
    const { METRICS_PORT } = environment;
    const metrics =
      METRICS_PORT === undefined
        ? null
        : openMetrics({
            pool,
            db,
            standby,
            live,
            runningImports: runningImportCount,
            backups: backups && { drills: canDrill(backups) },
          });
    const services: AllServices = {
      environment,
      log,
      readiness: openReadiness({ pool, standby }, log, latestMigration()),
      metrics,
      pool,
      standby,
      db,
      workers: openWorkers({ databaseUrl: database.url, environment, file: WORKER_FILE }, log),
      notifications,
      jobs: new Map(),
      live,
      mailer: openMailer(environment, database.db),
      openMailWriter,
      releases: openReleases(environment.NEWER_VERSION_URL, textFetcher({ userAgent: userAgent(environment) })),
      fetchPage: pageFetcher({ userAgent: userAgent(environment) }),
      postJson: jsonPoster({ userAgent: userAgent(environment) }),
      pictures: openPictures({ db, pool, log, fetchPicture: pictureFetcher({ userAgent: userAgent(environment) }) }),
      titles: openTitles(environment),
      bgg: openBgg(environment),
      languageModel: openLanguageModel(environment),
      payments: openPayments(environment),
    };
    const app = createApp(services);
    const server = openServer(app);
    serveWebApp(app, log, environment);
    if (environment.trustProxy !== 0) server.keepAliveTimeout = BEHIND_PROXY_KEEP_ALIVE_MS;
    const stopMetrics =
      metrics && METRICS_PORT !== undefined ? await serveMetrics(metrics, { ...environment, METRICS_PORT }, log) : null;
    await listen(server, { port: environment.PORT, host: environment.host });
    process.stdout.write(`Rollcall is ready: open ${environment.origin}\n`);
    for (const line of startWarnings(environment)) log.warn(line);
    // Loaded after start, before the first title is typed.
    services.titles().catch((err: unknown) => log.error({ err }, 'the title lists were not read'));
    void warnOfFolder(environment, log);
    const backupWorkers = openWorkers(
      { databaseUrl: database.directUrl, environment, file: WORKER_FILE },
      log,
      BACKUP_BOUNDS,
    );
    const jobs = [
      ...scheduledJobs(services),
      ...services.releases.jobs,
      ...(backups ? [backupJob(backups, { db, workers: backupWorkers, log })] : []),
    ];
    const stopJobs = startJobs(jobs, log, services.jobs);
    const stopMailCheck = watchMailServer(environment, log, mailProblem);
    const stopProviderChecks = watchProviders(environment, log);
    const stopMailWork = startMailWork(services);
    const closers = [
      // A backup takes longer than a stop; its file is deleted by the next one.
      () => backupWorkers.close(),
      stopJobs,
      stopMailCheck,
      stopProviderChecks,
      () => services.pictures.close(),
      () => stopReadings(),
      waitForRunningImports,
      stopMailWork,
      () => services.mailer.close(),
      () => services.readiness.close(),
      () => stopMetrics?.(),
      () => services.workers.close(),
      () => notifications.close(),
      () => database.close(),
    ];
    gracefulShutdown({
      server,
      log,
      drainMs: environment.drainMs,
      announce: () => services.readiness.stop(),
      first: () => services.live.close(),
      closers,
      broken: database.broken,
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  const lines = formatStartupError(error).map((line) => `  ${line}\n`);
  // What was opened before it failed, such as a connection to the database, would keep the process running.
  process.stderr.write(`Rollcall cannot start:\n${lines.join('')}`, () => process.exit(1));
});
