import * as z from 'zod';
import { optional, wholeNumber, withDefault } from './variables.ts';

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres:// or postgresql://' });

/** The variables of the database. */
export const databaseVariables = {
  DATABASE_URL: optional(databaseUrl),
  DATABASE_DIRECT_URL: optional(databaseUrl),
  DATABASE_REPLICA_URL: optional(databaseUrl),
  DATABASE_POOL: withDefault(wholeNumber('a number of connections, at least 2', 2), 10),
  DATA_DIR: withDefault(z.string(), '.data'),
};

/** The other two lead to the same data by other ways. */
export const databaseMistakes = (set: ReadonlySet<string>): string[] =>
  ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']
    .filter((name) => set.has(name) && !set.has('DATABASE_URL'))
    .map((name) => `${name}: needs DATABASE_URL; the embedded PostgreSQL has neither a pooler nor a replica`);
