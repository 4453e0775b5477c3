import { readEnvironment } from '#server/platform/config/environment.ts';
import { openDatabase, openPool } from '#server/platform/database/database.ts';
import { openNotifications } from '#server/platform/database/notifications.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { openMailWriter } from '#server/guests/mails/write-mail.ts';
import { jsonPoster } from '#server/platform/outbound/page-fetcher/post-json.ts';
import { userAgent } from '#server/platform/outbound/page-fetcher/user-agent.ts';
import { openMailer } from '#server/platform/mails/open-mailer.ts';

/** A process that sends mails until killed, like a server; configured by its environment. */
const environment = readEnvironment(process.env);
const pool = openPool(environment.DATABASE_URL ?? '', 4, () => {});
const db = openDatabase(pool);
const log = openLog(environment);
const services = {
  environment,
  log,
  notifications: openNotifications(environment.DATABASE_URL ?? '', log),
  pool,
  db,
  mailer: openMailer(environment, db),
  openMailWriter,
  postJson: jsonPoster({ userAgent: userAgent(environment) }),
};
startMailWork(services, { pollMs: 50, retrySeconds: 1 });
