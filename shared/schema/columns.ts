import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
