import pg from 'pg';

/** The name of the violated unique index, or null for any other error. */
export function violatedUniqueIndex(error: unknown): string | null {
  const cause = causeOf(error);
  return cause instanceof pg.DatabaseError && cause.code === '23505' ? (cause.constraint ?? null) : null;
}

/** Whether a row was to be written that belongs to another one, which was deleted at that moment. */
export function refersToDeleted(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof pg.DatabaseError && cause.code === '23503';
}

/** Includes a host name that a container network does not resolve while its container is down. */
const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/**
 * Connection refused or broken, or PostgreSQL shutting down, starting up, or out of memory or connections; a standby that was
 * to be written to, or that had to end what it read. The next try may reach another server.
 */
export function isDatabaseGone(error: unknown): boolean {
  const cause = causeOf(error);
  if (cause instanceof pg.DatabaseError) return /^(57P0[123]|53[23]00|08|25006|40001)/.test(cause.code ?? '');
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  return (
    UNREACHABLE.test(code) ||
    /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/.test(
      cause.message,
    )
  );
}

/** Whether PostgreSQL could not write because its disk is full, or the quota of its disk is used up. */
export function isDiskFull(error: unknown): boolean {
  const cause = causeOf(error);
  if (!(cause instanceof pg.DatabaseError)) return false;
  return cause.code === '53100' || /^could not (?:extend|write to) file/.test(cause.message);
}

/** Whether PostgreSQL ended a statement because it took too long. */
export function tookTooLong(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof pg.DatabaseError && cause.code === '57014';
}

/** The error that Drizzle wraps in its own. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;
