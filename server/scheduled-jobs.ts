import { UNDO_SECONDS } from '#shared/limits/limits.ts';
import { purgeExpired } from '#server/accounts/service.ts';
import { purgeRemovedGames, purgeRemovedPhotos, deleteOldPictures } from '#server/games/service.ts';
import {
  deleteExpiredRequests,
  deliverNews,
  setDueDates,
  notifyHostsOfAnswers,
  releaseExpiredOffers,
  queueCommentMails,
  queueDigests,
  makeRepeatingNights,
  queueDateReminders,
  queueReminders,
} from '#server/nights/service.ts';
import { deleteOldPreviews } from '#server/transfer/service.ts';
import { expireScorePads } from '#server/score-pads/service.ts';
import { expireVisitors } from '#server/sharing/service.ts';
import { queueLoanMails } from '#server/copies/service.ts';
import type { AllServices } from './services.ts';
import type { Job } from '#server/platform/lifecycle/scheduler.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Everything that happens by the clock. What the jobs queue is sent by `server/platform/mails/mail-work.ts`. */
export const scheduledJobs = (
  services: Pick<AllServices, 'db' | 'environment' | 'log' | 'postJson'>,
): readonly Job[] => {
  const { db } = services;
  return [
    // The host can undo a choice for ten seconds; then the date is set by any server.
    { name: 'set dates that are due', everyMs: 2 * SECOND, run: () => setDueDates(db) },
    { name: 'post news to channels', everyMs: 2 * SECOND, run: () => deliverNews(services) },
    { name: 'queue digests for hosts', everyMs: 20 * SECOND, run: () => queueDigests(db) },
    { name: 'queue digests of comments for guests', everyMs: MINUTE, run: () => queueCommentMails(db) },
    { name: 'notify hosts of answers to dates', everyMs: 20 * SECOND, run: () => notifyHostsOfAnswers(db) },
    { name: 'queue reminders', everyMs: MINUTE, run: () => queueReminders(db) },
    { name: 'remind guests of dates', everyMs: MINUTE, run: () => queueDateReminders(db) },
    { name: 'remind of loans', everyMs: 5 * MINUTE, run: () => queueLoanMails(db) },
    { name: 'make repeating nights', everyMs: MINUTE, run: () => makeRepeatingNights(services) },
    { name: 'release expired offers of seats', everyMs: MINUTE, run: () => releaseExpiredOffers(db) },
    { name: 'purge removed games', everyMs: MINUTE, run: () => purgeRemovedGames(db, UNDO_SECONDS) },
    { name: 'purge removed photos', everyMs: MINUTE, run: () => purgeRemovedPhotos(db, UNDO_SECONDS) },
    { name: 'purge expired sign-ins', everyMs: 15 * MINUTE, run: () => purgeExpired(db) },
    // Many small accounts could fill the database with previews.
    { name: 'delete old import previews', everyMs: HOUR, run: () => deleteOldPreviews(db) },
    { name: 'delete old score pads', everyMs: HOUR, run: () => expireScorePads(db) },
    { name: 'delete expired requests to join', everyMs: HOUR, run: () => deleteExpiredRequests(db) },
    { name: 'delete old pictures of other sites', everyMs: HOUR, run: () => deleteOldPictures(db) },
    { name: 'delete visitors of past days', everyMs: HOUR, run: () => expireVisitors(db, new Date()) },
  ];
};
