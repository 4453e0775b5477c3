import type pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from '#server/platform/config/environment.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Notifications } from '#server/platform/database/notifications.ts';
import type { Mailer } from '#server/platform/outbound/mailer.ts';

/** The services that the lower layers use; `Services` adds those that features use. */
export interface BaseServices {
  environment: Environment;
  log: Logger;
  pool: pg.Pool;
  db: Database;
  /** Notifications between all servers of the database. */
  notifications: Notifications;
  mailer: Mailer;
}
