import { sql } from 'drizzle-orm';

/** The plays that statistics and counts read: those that the owner's other program leaves out are kept and not counted. */
export const COUNTED_PLAY = sql.raw('not is_ignored');
