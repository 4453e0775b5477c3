/** All that other modules may call. */
export { deleteAccount } from './delete-account.ts';
export { endAllSessions } from './sessions.ts';
