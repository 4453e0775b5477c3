import type { AdminActRow } from '#shared/admin/acts-contract.ts';
import type { AdminMail } from '#shared/admin/mails-contract.ts';
import type { AdminPersonDetails } from '#shared/admin/people-contract.ts';
import type { AbuseReport, AdminSite, SignUpLink } from '#shared/admin/site-contract.ts';

const AT = new Date('2026-05-03T12:00:00Z');

export const AN_ACT: AdminActRow = {
  id: 1,
  at: AT,
  by: 'operator@example.org',
  act: 'disabled',
  accountId: 2,
  account: 'bea@example.org',
  details: {},
};

export const A_PERSON: AdminPersonDetails = {
  id: 2,
  name: 'Bea Moss',
  email: 'bea@example.org',
  isVerified: true,
  accountType: 'individual',
  createdAt: AT,
  lastSeen: AT,
  disabledAt: null,
  plan: 'premium',
  givenPlan: 'premium',
  planUntil: null,
  paidPlan: null,
  trialEndsAt: null,
  games: 312,
  plays: 1_204,
  nights: 18,
  isAdmin: false,
  pictureBytes: 81_000,
  sessions: 2,
  tokens: 1,
  openReports: 1,
  mails: { waiting: 1, held: 0, sent: 40, failed: 1, dropped: 3 },
  hosts: [],
  hostsFor: ['Dice Cellar'],
  acts: [AN_ACT],
};

export const A_MAIL: AdminMail = {
  id: 3,
  kind: 'reminder',
  state: 'failed',
  to: 'b…@example.org',
  account: { id: 2, email: 'bea@example.org', isDisabled: false },
  attempts: 12,
  createdAt: AT,
  dueAt: AT,
  sentAt: null,
  problem: 'The mail server refused this mail. It said: 550 <b…@example.org> is unknown',
};

export const A_REPORT: AbuseReport = {
  id: 4,
  page: 'night',
  reason: 'deceives',
  words: 'They ask for my password.',
  contact: 'tom@example.org',
  createdAt: AT,
  closedAt: null,
  moreReports: 12,
  account: { id: 2, email: 'bea@example.org', isDisabled: false },
};

export const A_LINK: SignUpLink = { id: 'a'.repeat(64), usesLeft: 2, createdAt: AT, expiresAt: AT };

export const A_SITE: AdminSite = {
  version: '1.0.0',
  newer: '1.1.0',
  backups: {
    isScheduled: true,
    backup: {
      good: { at: AT, file: 'rollcall-club.example-2026-05-03-0330.backup', bytes: 4_200_000, problem: null },
      failed: { at: new Date('2026-05-03T13:00:00Z'), file: 'x', bytes: null, problem: 'The disk is full.' },
    },
    drill: { good: null, failed: null },
  },
  node: '24.2.0',
  postgres: '18.4',
  machine: 'club-server',
  startedAt: AT,
  migrations: { applied: 58, latest: AT },
  accounts: 31,
  openReports: 1,
  jobs: [
    {
      name: 'a good job',
      everySeconds: 3_600,
      lastRun: AT,
      nextRun: AT,
      runs: 9,
      failures: 0,
      problem: null,
      failedAt: null,
    },
    {
      name: 'queue reminders',
      everySeconds: 60,
      lastRun: AT,
      nextRun: AT,
      runs: 9,
      failures: 2,
      problem: 'the database is away',
      failedAt: AT,
    },
  ],
  storage: [
    { kind: 'collections', bytes: 4_000_000 },
    { kind: 'mails', bytes: 900_000 },
  ],
  mailDays: [
    { day: '2026-05-02', sent: 14, failed: 1 },
    { day: '2026-05-03', sent: 20, failed: 0 },
  ],
};
