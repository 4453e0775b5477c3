import { expect, test } from 'vitest';
import { allContracts } from '#shared/all-contracts.ts';
import { TOKEN_SCOPES } from '#shared/enums.ts';
import { scopesFor, tokenCalls } from './token-calls.ts';

const names = new Set(allContracts.map(({ method, path }) => `${method} ${path}`));

test('every call of the table is one of a contract, and there once', () => {
  expect(tokenCalls().filter((call) => !names.has(call))).toEqual([]);
  expect(tokenCalls()).toHaveLength(new Set(tokenCalls()).size);
});

test('a token that only reads changes nothing', () => {
  const readOnly = allContracts.filter((contract) => scopesFor(contract).includes('read'));
  const changing = readOnly.filter(({ method }) => method !== 'get');
  expect(changing.map(({ path }) => path)).toEqual(['/api/export/collection.csv']);
});

test('what one scope may do, `all` may do; `plays` and `nights` may read', () => {
  for (const contract of allContracts) {
    const scopes = scopesFor(contract);
    if (scopes.length > 0) expect(scopes).toContain('all');
    if (scopes.includes('read')) expect(scopes).toEqual(TOKEN_SCOPES);
  }
});

/** A new contract is here until the table names it. */
test('these calls are refused with every token', () => {
  const refused = allContracts.filter((contract) => scopesFor(contract).length === 0);
  expect(refused.map(({ method, path }) => `${method} ${path}`)).toMatchInlineSnapshot(`
    [
      "get /api/auth/user",
      "post /api/auth/create-account",
      "get /api/config",
      "patch /api/account/profile",
      "get /api/account/picture",
      "put /api/account/picture",
      "delete /api/account/picture",
      "get /api/account/sessions",
      "delete /api/account/sessions/:device",
      "delete /api/account/sessions",
      "delete /api/account",
      "get /api/passkeys",
      "post /api/passkeys/options",
      "post /api/passkeys",
      "patch /api/passkeys/:id",
      "delete /api/passkeys/:id",
      "get /api/tokens",
      "post /api/tokens",
      "delete /api/tokens/:id",
      "get /api/export",
      "post /api/export/restore",
      "post /api/games/:id/loans",
      "put /api/loans/:id",
      "delete /api/loans/:id/return",
      "get /api/score-pads/:code/live",
      "get /api/challenges",
      "post /api/challenges",
      "put /api/challenges/:id",
      "delete /api/challenges/:id",
      "get /api/staff-picks",
      "post /api/staff-picks",
      "put /api/staff-picks/:id",
      "put /api/staff-picks/:id/retired",
      "post /api/staff-picks/:id/move",
      "post /api/events/:id/send-invitations",
      "patch /api/events/:id/date-poll",
      "post /api/events/:id/date-poll/settle",
      "post /api/events/:id/date-poll/undo",
      "post /api/events/:id/date-poll/reopen",
      "post /api/events/:id/ask-host-email",
      "get /api/events/:id/join-link",
      "put /api/events/:id/join-link",
      "post /api/events/preview",
      "post /api/attendees/:id/resend",
      "post /api/attendees/:id/link",
      "post /api/attendees/:id/own-page",
      "post /api/events/:id/messages",
      "post /api/events/:id/comments",
      "post /api/attendees/:id/nudge",
      "post /api/events/:id/nudge",
      "post /api/events/:id/waiting-mails/send",
      "post /api/events/:id/waiting-mails/undo",
      "patch /api/memberships/:id",
      "delete /api/memberships/:id",
      "get /api/groups/:id/awards",
      "post /api/groups/:id/awards",
      "post /api/groups/:id/awards/:year/requests",
      "post /api/groups/:id/awards/:year/close",
      "delete /api/groups/:id/awards/:year",
      "get /api/groups/:id/ladder",
      "patch /api/groups/:id/ladder",
      "get /api/groups/:id/ladder/seats",
      "patch /api/groups/:id/ladder/seats",
      "get /api/hosts",
      "post /api/hosts",
      "post /api/hosts/:id/invite",
      "delete /api/hosts/:id",
      "get /api/hostings",
      "post /api/hostings/:id/accept",
      "delete /api/hostings/:id",
      "post /api/trial",
      "post /api/checkout",
      "post /api/billing-portal",
      "get /api/subscription",
      "post /api/subscription/refresh",
      "get /api/terms",
      "get /api/privacy",
      "post /api/templates",
      "post /api/events/:id/template",
      "patch /api/templates/:id",
      "get /api/events/:id/live",
      "get /api/calendar-feed",
      "put /api/calendar-feed",
      "get /api/host-mails",
      "put /api/host-mails",
      "get /api/channels",
      "post /api/channels",
      "patch /api/channels/:id",
      "delete /api/channels/:id",
      "post /api/channels/:id/resume",
      "post /api/channels/:id/test",
      "get /api/channels/:id/deliveries",
      "post /api/channel-deliveries/:id/again",
      "get /api/notice-devices",
      "put /api/notice-devices",
      "delete /api/notice-devices/:id",
      "post /api/notice-devices/:id/test",
      "post /api/events/:id/votes/ask",
      "get /api/shared-collections",
      "post /api/shared-collections",
      "patch /api/shared-collections/:id",
      "delete /api/shared-collections/:id",
      "get /api/shared/:shareId",
      "post /api/shared/:shareId/views",
      "get /api/shared/:shareId/comments",
      "post /api/shared/:shareId/comments",
      "delete /api/shared-comments/:id",
      "get /api/shared-stories",
      "post /api/shared-stories",
      "put /api/shared-stories/:id",
      "delete /api/shared-stories/:id",
      "get /api/night-plays",
      "get /api/admin/people",
      "get /api/admin/people/:id",
      "put /api/admin/people/:id/plan",
      "put /api/admin/people/:id/disabled",
      "delete /api/admin/people/:id",
      "get /api/admin/mails",
      "post /api/admin/mails/:id/send",
      "post /api/admin/mails/:id/stop",
      "post /api/admin/mail-test",
      "get /api/admin/site",
      "get /api/admin/sign-up-links",
      "post /api/admin/sign-up-links",
      "delete /api/admin/sign-up-links/:id",
      "get /api/admin/reports",
      "put /api/admin/reports/:id/closed",
      "get /api/admin/acts",
    ]
  `);
});
