import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, getConfig } from '#shared/accounts/auth-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { signUpLinks } from '#shared/schema/sign-in.ts';
import { organizationMembers, users } from '#shared/schema/users.ts';
import { makeSignUpLink } from '#server/accounts/sign-in/sign-up-links.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { makeOwner, visitor } from '#tests/support/server/owners.ts';
import { type SecondProvider, startSecondProvider } from '#tests/support/server/second-provider.ts';
import { askForCode, finishSignIn, lastCode, openBrowser, outboxOf } from '#tests/support/server/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const MODES = ['open', 'invited', 'closed', 'Club.Example, spiele-köln.example'] as const;
type Mode = (typeof MODES)[number];

const PATIENCE = { timeout: 20_000, interval: 20 };
const sites = new Map<Mode, TestApp>();
const withProvider = new Map<Mode, TestApp>();
let provider: SecondProvider;
let open: TestApp;
let stopMailing: () => Promise<void>;

beforeAll(async () => {
  provider = await startSecondProvider(['/api/auth/second/callback']);
  open = await startTestApp();
  const ofProvider = {
    PROVIDER_ISSUER: provider.issuer,
    PROVIDER_CLIENT_ID: provider.clientId,
    PROVIDER_CLIENT_SECRET: provider.clientSecret,
    PROVIDER_SLUG: 'second',
  };
  for (const mode of MODES) {
    const environment = { SIGN_UP: mode };
    sites.set(mode, await startTestApp({ databaseOf: open, environment }));
    withProvider.set(mode, await startTestApp({ databaseOf: open, environment: { ...environment, ...ofProvider } }));
  }
  stopMailing = startMailWork(open.services);
});
afterAll(async () => {
  await stopMailing();
  for (const site of [...sites.values(), ...withProvider.values()]) await site.close();
  await open.close();
  await provider.close();
});

const siteOf = (mode: Mode): TestApp => sites.get(mode) ?? open;
const someEmail = (domain = 'example.org') => `${crypto.randomUUID()}@${domain}`;
const accountsOf = (email: string) => open.services.db.$count(users, eq(users.email, email));
const ask = (site: TestApp, email: string, browser = openBrowser(site)) => {
  const body = JSON.stringify({ firstName: 'Ana', lastName: 'Sá', email });
  const headers = { 'Content-Type': 'application/json' };
  return browser(createAccount.path, { method: 'POST', headers, body });
};

async function mailTo(email: string) {
  await expect.poll(async () => (await outboxOf(open, email)).length, PATIENCE).toBe(1);
  return (await outboxOf(open, email))[0];
}

/** Goes to the other provider and back; where the site leads to. */
async function byProvider(mode: Mode, email: string, browser = openBrowser(withProvider.get(mode) ?? open)) {
  provider.claims = { sub: email, email, email_verified: true };
  let response = await browser('/api/auth/second');
  let location = response.headers.get('location') ?? '';
  while (/\/(auth|interaction|api)\b/.test(location)) {
    response = await browser(location);
    location = new URL(response.headers.get('location') ?? '', location).href;
  }
  return new URL(location, 'http://site.invalid').href.replace(/^https?:\/\/[^/]+/, '');
}

/**
 * Signs up by a six-digit code. Returns the path that the site redirects to, or the subject of the mail sent instead.
 */
async function byCode(mode: Mode, email: string, browser = openBrowser(siteOf(mode))) {
  const page = await askForCode(browser, email);
  const [mail] = await outboxOf(open, email);
  return /^\d{6}/.test(mail?.subject ?? '') ? finishSignIn(browser, page, await lastCode(open, email)) : mail?.subject;
}

/** Invited to a night of somebody's, by an act of theirs. */
async function inviteToNight(email: string): Promise<void> {
  const host = await makeOwner(open, { isPremiumPlus: true });
  const event = await addEventFor(host);
  await addGuestsFor(host, event.id, [email]);
  const { status } = await host.call(sendInvitations, { params: { id: event.id } });
  if (status >= 300) throw new Error(`the invitation was refused: ${status}`);
}

const NO_ACCOUNT = 'You have no Rollcall account here';

describe('with sign-up closed', () => {
  test('the form is rejected with the same message for known and unknown addresses', async () => {
    const ana = await makeOwner(open);
    for (const email of [ana.email, someEmail()]) {
      const reply = await ask(siteOf('closed'), email);
      expect(reply.status).toBe(403);
      expect(await reply.json()).toEqual({ code: 'sign_up_closed', message: 'This site takes no new accounts.' });
    }
  });

  test('no code is sent to an unknown address; the pages are the same, and the mail explains it', async () => {
    const [known, stranger] = [(await makeOwner(open)).email, someEmail()];
    const pages = await Promise.all(
      [known, stranger].map(async (email) => (await askForCode(openBrowser(siteOf('closed')), email)).html),
    );
    const bare = pages.map((html, index) =>
      html.replaceAll([known, stranger][index] ?? '', 'x').replace(/interaction\/[\w-]+/g, ''),
    );
    expect(bare[1]).toBe(bare[0]);
    expect((await mailTo(stranger))?.subject).toBe(NO_ACCOUNT);
    expect((await mailTo(stranger))?.text).toContain('This site takes no new accounts.');
    expect((await mailTo(known))?.subject).toMatch(/^\d{6} is your/);
    expect(await accountsOf(stranger)).toBe(0);
  });

  test('a provider creates no account, and the sign-in page says so', async () => {
    const email = someEmail();
    expect(await byProvider('closed', email)).toBe('/login?error=no_new_accounts');
    expect(await accountsOf(email)).toBe(0);
  });

  test('a guest invitation and an invitation link create no account', async () => {
    const email = someEmail();
    await inviteToNight(email);
    const browser = openBrowser(siteOf('closed'));
    const token = await makeSignUpLink(open.services.db, { uses: 1, days: 1 });
    await browser(`/api/auth/invitation?token=${token}`);
    expect((await ask(siteOf('closed'), email, browser)).status).toBe(403);
    expect(await byProvider('closed', email)).toBe('/login?error=no_new_accounts');
  });
});

describe('with sign-up limited to domains', () => {
  const CLUB = MODES[3];

  test.each(['sub.club.example', 'notclub.example', 'club.example.org', 'example.org'])(
    'an address at %s creates no account',
    async (domain) => {
      const email = someEmail(domain);
      const reply = await ask(siteOf(CLUB), email);
      expect(reply.status).toBe(403);
      expect(((await reply.json()) as { message: string }).message).toMatch(
        /^Only addresses that end in @club\.example or @xn--/,
      );
      expect(await byProvider(CLUB, email)).toBe('/login?error=no_new_accounts');
      expect(await byCode(CLUB, email)).toBe(NO_ACCOUNT);
      expect(await accountsOf(email)).toBe(0);
    },
  );

  test('an address at one of the domains creates an account by form, code or provider', async () => {
    const [form, code, other] = [someEmail('club.example'), someEmail('club.example'), someEmail('club.example')];
    expect((await ask(siteOf(CLUB), form.toUpperCase())).status).toBe(201);
    expect(await byCode(CLUB, code)).toBe('/my-games');
    expect(await byProvider(CLUB, other)).toBe('/my-games');
    expect(await Promise.all([form, code, other].map(accountsOf))).toEqual([1, 1, 1]);
  });
});

describe('with sign-up by invitation', () => {
  test('an uninvited address creates no account; the form responds the same, and the mail explains it', async () => {
    const [known, stranger] = [(await makeOwner(open)).email, someEmail()];
    const replies = await Promise.all([known, stranger].map((email) => ask(siteOf('invited'), email)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(await replies[1]?.json()).toEqual(await replies[0]?.json());
    expect((await mailTo(stranger))?.subject).toBe(NO_ACCOUNT);
    expect((await mailTo(known))?.subject).toBe('You already have a Rollcall account');
    const other = someEmail();
    expect(await byCode('invited', other)).toBe(NO_ACCOUNT);
    expect(await byProvider('invited', other)).toBe('/login?error=no_new_accounts');
    expect(await Promise.all([stranger, other].map(accountsOf))).toEqual([0, 0]);
  });

  test('an address that is listed but not invited, or that joined by itself, creates no account', async () => {
    const host = await makeOwner(open);
    const event = await addEventFor(host);
    const [listed, joined] = [someEmail(), someEmail()];
    await addGuestsFor(host, event.id, [listed]);
    const answered = { status: 'accepted', respondedAt: new Date() } as const;
    await open.services.db.insert(eventAttendees).values({ eventId: event.id, email: joined, ...answered });
    for (const email of [listed, joined])
      expect(await byProvider('invited', email)).toBe('/login?error=no_new_accounts');
  });

  test('an address invited to a night creates an account by form, code or provider', async () => {
    const [form, code, other] = [someEmail(), someEmail(), someEmail()];
    await Promise.all([form, code, other].map(inviteToNight));
    expect((await ask(siteOf('invited'), form)).status).toBe(201);
    expect(await accountsOf(form)).toBe(1);
    expect(await byProvider('invited', other)).toBe('/my-games');
    const browser = openBrowser(siteOf('invited'));
    const page = await askForCode(browser, code);
    expect(await finishSignIn(browser, page, await lastCode(open, code))).toBe('/my-games');
  });

  test('an address invited to host for an organization creates an account', async () => {
    const organization = await makeOwner(open, { accountType: 'organization', organizationName: 'Cellar' });
    const email = someEmail();
    await open.services.db.insert(organizationMembers).values({ userId: organization.id, email });
    expect(await byProvider('invited', email)).toBe('/my-games');
  });

  describe('with an invitation link of the operator', () => {
    const link = (uses: number, days = 1) => makeSignUpLink(open.services.db, { uses, days });
    const follow = async (site: TestApp, token: string) => {
      const browser = openBrowser(site);
      const answer = await browser(`/api/auth/invitation?token=${token}`);
      return { browser, leadsTo: answer.headers.get('location') };
    };

    test('that is unknown, expired or used up, the page says so and no account is created', async () => {
      const [expired, used] = [await link(1), await link(1)];
      const past = new Date(Date.now() - 1000);
      await open.services.db.update(signUpLinks).set({ expiresAt: past });
      const fresh = await link(1);
      await open.services.db.update(signUpLinks).set({ usesLeft: 0 });
      for (const token of [expired, used, fresh, 'wrong', 'x'.repeat(43), '']) {
        const { browser, leadsTo } = await follow(siteOf('invited'), token);
        expect(leadsTo).toBe('/login?error=invitation_over');
        const email = someEmail();
        expect(await byCode('invited', email, browser)).toBe(NO_ACCOUNT);
        expect(await accountsOf(email)).toBe(0);
      }
    });

    test('for one use, one of ten concurrent requests creates an account', async () => {
      const token = await link(1);
      const emails = Array.from({ length: 10 }, () => someEmail());
      await Promise.all(
        emails.map(async (email) => ask(siteOf('invited'), email, (await follow(siteOf('invited'), token)).browser)),
      );
      const made = await Promise.all(emails.map(accountsOf));
      expect(made.filter((count) => count === 1)).toHaveLength(1);
      const site = withProvider.get('invited') ?? open;
      const late = await openBrowser(site)(`/api/auth/invitation?token=${token}`);
      expect(late.headers.get('location')).toBe('/login?error=invitation_over');
    });

    test('for two uses, a code and a provider create an account, and an existing account uses none', async () => {
      const token = await link(2);
      const usesLeft = async () =>
        (await open.services.db.select().from(signUpLinks).where(eq(signUpLinks.usesLeft, 2))).length;
      const known = (await makeOwner(open)).email;
      const withLink = async (site: TestApp) => (await follow(site, token)).browser;
      const site = withProvider.get('invited') ?? open;
      expect(await byProvider('invited', known, await withLink(site))).toBe('/my-games');
      expect(await usesLeft()).toBe(1);
      expect(await byCode('invited', someEmail(), await withLink(siteOf('invited')))).toBe('/my-games');
      expect(await byProvider('invited', someEmail(), await withLink(site))).toBe('/my-games');
      expect((await follow(site, token)).leadsTo).toBe('/login?error=invitation_over');
    });

    test('opening it does not use it, and its token is not stored', async () => {
      const token = await link(1);
      for (let n = 0; n < 3; n += 1) expect((await follow(siteOf('invited'), token)).leadsTo).toBe('/login?invited=1');
      const rows = await open.services.db.select().from(signUpLinks);
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });
});

describe.each(MODES)('an existing account with SIGN_UP=%s', (mode) => {
  test('signs in by a code and by a provider as before', async () => {
    const ana = await makeOwner(open);
    expect(await byCode(mode, ana.email)).toBe('/my-games');
    expect(await byProvider(mode, ana.email)).toBe('/my-games');
    expect(await accountsOf(ana.email)).toBe(1);
  });
});

test('with sign-up open, anybody creates an account', async () => {
  const [form, code, other] = [someEmail(), someEmail(), someEmail()];
  expect((await ask(siteOf('open'), form)).status).toBe(201);
  expect(await byCode('open', code)).toBe('/my-games');
  expect(await byProvider('open', other)).toBe('/my-games');
  expect(await accountsOf(form)).toBe(1);
});

test('the demo of local mode works in every mode', async () => {
  const answer = await openBrowser(siteOf('closed'))('/api/auth/demo');
  expect(answer.headers.get('location')).toBe('/my-games');
});

test('the configuration contains mode and domains', async () => {
  const signUps = await Promise.all(
    MODES.map(async (mode) => (await visitor(siteOf(mode)).call(getConfig, {})).body.signUp),
  );
  expect(signUps).toEqual([
    { mode: 'open', domains: [] },
    { mode: 'invited', domains: [] },
    { mode: 'closed', domains: [] },
    { mode: 'domains', domains: ['club.example', 'xn--spiele-kln-lcb.example'] },
  ]);
});
