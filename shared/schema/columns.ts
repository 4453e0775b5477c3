import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** @param column its name where that differs from the property's: a stored name stays (decision 99) */
export const moment = (column = '') => timestamp(column, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
