/**
 * All tables, for code that needs all of them: Drizzle, backups, account files, migrations. How each
 * leads to its owner is in owners.ts; every index for an owner begins with their id.
 */
export * from './users.ts';
export * from './sign-in.ts';
export * from './passkeys.ts';
export * from './billing.ts';
export * from './operations.ts';
export * from './games.ts';
export * from './saved-views.ts';
export * from './copies.ts';
export * from './tags.ts';
export * from './loans.ts';
export * from './sharing.ts';
export * from './stories.ts';
export * from './plays.ts';
export * from './challenges.ts';
export * from './score-pads.ts';
export * from './nights.ts';
export * from './attendees.ts';
export * from './date-polls.ts';
export * from './tournaments.ts';
export * from './mails.ts';
export * from './channels.ts';
export * from './notices.ts';
export * from './admin.ts';
export * from './recommendations.ts';
export * from './groups.ts';
export * from './awards.ts';
export * from './imports.ts';
