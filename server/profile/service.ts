/** All that other modules may call. */
export { deleteAccount } from './delete-account.ts';
export { endAllSessions, ofPerson } from './sessions.ts';
