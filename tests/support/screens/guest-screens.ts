import type { Page } from 'playwright-core';

type Json = Record<string, unknown>;

/** Calls the API as the page's signed-in user. */
export async function call<T = Json>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const answer = await page.evaluate(
    async ([how, to, json]) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(to, { method: how, ...(json && { headers, body: json }) });
      const text = await response.text();
      if (!response.ok) throw new Error(`${how} ${to}: ${response.status} ${text}`);
      return text;
    },
    [method, path, body && JSON.stringify(body)] as const,
  );
  return (answer === '' ? undefined : JSON.parse(answer)) as T;
}

interface Invited {
  eventId: number;
  /** The path of each guest's own page, by order of names. */
  paths: string[];
}

const NIGHT = {
  title: 'Friday Night at Maya’s',
  date: '2999-12-06T19:00:00Z',
  timeZone: 'Europe/Lisbon',
  location: '14 Linden Row, top bell',
  hostEmail: 'maya@example.org',
  customMessage: 'Soup at seven, first game on the table by half past. Bring slippers, the floor is cold.',
};

/** A new night of the demo owner with these guests. */
export async function inviteTo(page: Page, names: readonly string[], changes: object = {}): Promise<Invited> {
  const games = await call<{ id: number; title: string }[]>(page, 'GET', '/api/games');
  const gameIds = games.slice(0, 4).map(({ id }) => id);
  const event = await call<{ id: number }>(page, 'POST', '/api/events', { ...NIGHT, gameIds, ...changes });
  const attendees = names.map((name, index) => ({ name, email: `guest${index}@example.org` }));
  const list =
    attendees.length === 0
      ? []
      : (
          await call<{ attendees: { id: number; isHost: boolean }[] }>(
            page,
            'POST',
            `/api/events/${event.id}/attendees`,
            { attendees },
          )
        ).attendees;
  const paths = [];
  for (const { id } of list.filter(({ isHost }) => !isHost)) {
    const { url } = await call<{ url: string }>(page, 'POST', `/api/attendees/${id}/link`, {});
    paths.push(new URL(url).pathname);
  }
  return { eventId: event.id, paths };
}

/** The path of a night's join link, enabled. */
export async function sharedPath(page: Page, eventId: number): Promise<string> {
  const { url } = await call<{ url: string }>(page, 'PUT', `/api/events/${eventId}/join-link`, { state: 'on' });
  return new URL(url).pathname;
}

export const cancelNight = (page: Page, eventId: number) => call(page, 'POST', `/api/events/${eventId}/cancel`);

/** Opens a guest page, and waits for its fonts. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
}

/** Submits a form of a guest's page from the browser, without opening it. */
export const sendForm = (page: Page, path: string, fields: Record<string, string>): Promise<void> =>
  page.evaluate(
    async ([where, body]) => {
      const response = await fetch(where, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });
      if (response.type !== 'opaqueredirect') throw new Error(`${where}: ${response.status}`);
    },
    [path, fields] as const,
  );

/** Answers with the page's form. */
export async function answerAt(page: Page, address: string, label: string, fields: Record<string, string> = {}) {
  await goTo(page, address);
  await page.getByRole('radio', { name: label }).check();
  for (const [field, text] of Object.entries(fields)) await page.getByLabel(field).fill(text);
  await page.locator('.confirm button').click();
  await page.getByText('Your answer is saved.').waitFor();
}

/** Deletes a night once its page is shown, so that the demo owner does not collect them. */
export const clearAway = (page: Page, eventId: number) => call(page, 'DELETE', `/api/events/${eventId}`);

const ACCEPTED = { status: 'accepted' };
const FIVE = ['Ben Achterberg', 'Priya', 'Tom', 'Noor', 'Liv'];

export async function openInvited(page: Page, origin: string): Promise<void> {
  const { eventId, paths } = await inviteTo(page, FIVE, { maxAttendees: 8 });
  await sendForm(page, paths[1] ?? '', ACCEPTED);
  await sendForm(page, paths[2] ?? '', { ...ACCEPTED, along: '1' });
  await sendForm(page, paths[3] ?? '', { status: 'maybe' });
  await goTo(page, `${origin}${paths[0]}?a=accepted`);
  await clearAway(page, eventId);
}

export async function openAccepted(page: Page, origin: string): Promise<void> {
  const { eventId, paths } = await inviteTo(page, FIVE, { maxAttendees: 8, bannerColor: '#8A4700' });
  await answerAt(page, `${origin}${paths[0]}`, 'Accept', { 'How many come with you?': '2' });
  await page.evaluate(() => document.fonts.ready);
  await clearAway(page, eventId);
}

/** A night that moved after its guest's answer. */
export async function openMoved(page: Page, origin: string): Promise<void> {
  const { eventId, paths } = await inviteTo(page, FIVE, { maxAttendees: 8 });
  await sendForm(page, paths[0] ?? '', { ...ACCEPTED, along: '1' });
  await call(page, 'PATCH', `/api/events/${eventId}`, { date: '2999-12-07T18:30:00Z' });
  await goTo(page, `${origin}${paths[0]}`);
  await clearAway(page, eventId);
}

/** The host's view of it: one guest has answered for the new time, one has not. */
export async function openMovedForHost(page: Page, origin: string): Promise<void> {
  const { eventId, paths } = await inviteTo(page, FIVE.slice(0, 3), { maxAttendees: 8 });
  for (const path of paths.slice(0, 2)) await sendForm(page, path, ACCEPTED);
  await call(page, 'PATCH', `/api/events/${eventId}`, { date: '2999-12-07T18:30:00Z' });
  await sendForm(page, paths[0] ?? '', ACCEPTED);
  await page.goto(`${origin}/game-nights/${eventId}`);
  await page.getByText('Asked again').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

export async function openWaitlisted(page: Page, origin: string): Promise<void> {
  const { eventId, paths } = await inviteTo(page, FIVE, { maxAttendees: 2, bannerColor: '#196B3C' });
  await sendForm(page, paths[1] ?? '', ACCEPTED);
  await answerAt(page, `${origin}${paths[0]}`, 'Accept');
  await clearAway(page, eventId);
}

export async function openSeatOffered(page: Page, origin: string): Promise<void> {
  const { eventId, paths } = await inviteTo(page, FIVE, { maxAttendees: 2 });
  const [next = '', first = ''] = paths;
  for (const path of [first, next]) await sendForm(page, path, ACCEPTED);
  await sendForm(page, first, { status: 'declined' });
  await goTo(page, `${origin}${paths[0]}`);
  await clearAway(page, eventId);
}

export async function openCancelled(page: Page, origin: string): Promise<void> {
  const { eventId, paths } = await inviteTo(page, FIVE);
  await cancelNight(page, eventId);
  await goTo(page, `${origin}${paths[0]}`);
  await clearAway(page, eventId);
}

/** A refused form with long words. */
export async function openInvalidAnswer(page: Page, origin: string): Promise<void> {
  const { eventId, paths } = await inviteTo(page, ['Bartholomäus'.repeat(6)], {
    title: `Spieleabend der Donaudampfschifffahrtsgesellschaft${'schaft'.repeat(12)}`,
    location: 'https://example.org/' + 'room'.repeat(40),
    description: 'Long evenings need long words. '.repeat(14),
    maxAttendees: 3,
  });
  await goTo(page, `${origin}${paths[0]}?a=accepted`);
  await page.getByLabel('How many come with you?').fill('5');
  await page.locator('.confirm button').click();
  await page.getByRole('alert').waitFor();
  await clearAway(page, eventId);
}

const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'a'.repeat(22),
};

/** A guest who is told on a device, with what a browser that can show notices offers. */
export async function openTold(page: Page, origin: string): Promise<void> {
  const { eventId, paths } = await inviteTo(page, FIVE);
  const [path = ''] = paths;
  await sendForm(page, path, ACCEPTED);
  await page.evaluate(([where, fields]) => fetch(where, { method: 'POST', body: new URLSearchParams(fields) }), [
    `${path}/notices`,
    { ...BROWSER, kinds: 'changes' },
  ] as const);
  await goTo(page, origin + path);
  await page.getByText('1 device is told of changes').waitFor();
  // A headless browser shows no notices, so it is offered none.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('#notices [hidden]')) part.hidden = false;
  });
  await clearAway(page, eventId);
}

export async function openStopped(page: Page, origin: string): Promise<void> {
  const { eventId, paths } = await inviteTo(page, FIVE, { location: null, showsGuests: false });
  await goTo(page, `${origin}${paths[0]}`);
  await page.getByRole('button', { name: 'Stop mails about this night' }).click();
  await page.getByText('To get mails again, open').waitFor();
  await clearAway(page, eventId);
}

export async function openJoin(page: Page, origin: string): Promise<void> {
  const { eventId } = await inviteTo(page, [], { maxAttendees: 6, showsPlace: false });
  await goTo(page, origin + (await sharedPath(page, eventId)));
  await clearAway(page, eventId);
}

export async function openJoined(page: Page, origin: string): Promise<void> {
  const { eventId } = await inviteTo(page, [], { requiresApproval: true });
  await goTo(page, origin + (await sharedPath(page, eventId)));
  await page.getByLabel('Your name').fill('Liv');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('This page is yours').waitFor();
  await clearAway(page, eventId);
}

export async function openJoinMailed(page: Page, origin: string): Promise<void> {
  const { eventId } = await inviteTo(page, []);
  await goTo(page, origin + (await sharedPath(page, eventId)));
  await page.getByLabel('Your name').fill('Liv');
  await page.getByLabel('E-mail').fill('liv@example.org');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('Check your mail').waitFor();
  await clearAway(page, eventId);
}

export const openNoSuchLink = (page: Page, origin: string): Promise<void> => goTo(page, `${origin}/rsvp/gone`);
