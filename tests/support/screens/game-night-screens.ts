import type { Page } from 'playwright-core';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { at, openWithoutScreen } from '../browser/open-screen.ts';

type Wire = Pick<Event, 'id' | 'title'>;

/** A JSON call from the page as its signed-in owner; throws if refused. */
export const callFrom = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([how, where, json]) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(where, { method: how, headers, ...(json === undefined ? {} : { body: json }) });
      const text = await response.text();
      if (!response.ok) throw new Error(`${how} ${where}: ${response.status} ${text}`);
      return (text === '' ? null : JSON.parse(text)) as never;
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );

/** Scrolls down step by step, as a person does: sections below the window are loaded when somebody comes near. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrollBy(0, clientHeight / 2);
    return scrollY + clientHeight >= scrollHeight - 1;
  });
  await page.evaluate(() => scrollTo(0, 0));
}

/** Opens a section that is collapsed on phones. */
export async function expandSection(page: Page, title: string): Promise<void> {
  await page.getByRole('group', { name: 'Attendees' }).waitFor();
  await scrollThrough(page);
  const details = page
    .locator('details.disclosure')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await details.waitFor();
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
}

/** The demo owner's night with a title. */
async function nightCalled(page: Page, title: string): Promise<Wire> {
  const nights = await callFrom<Wire[]>(page, 'GET', '/api/events');
  const night = nights.find((one) => one.title === title);
  if (!night) throw new Error(`the demo has no night called ${title}`);
  return night;
}

/** The night with a title, created if missing, because pictures are taken several times. */
async function madeOnce(page: Page, title: string, make: (id: number) => Promise<unknown>, fields: object = {}) {
  const nights = await callFrom<Wire[]>(page, 'GET', '/api/events');
  const known = nights.find((one) => one.title === title);
  if (known) return known;
  const date = '2031-05-02T17:00:00Z';
  const made = await callFrom<Wire>(page, 'POST', '/api/events', {
    title,
    date,
    timeZone: 'Europe/Berlin',
    hostEmail: 'maya@demo.rollcall.example',
    ...fields,
  });
  await make(made.id);
  return made;
}

const show = async (page: Page, origin: string, { id, title }: Wire) => {
  await page.goto(`${origin}/game-nights/${id}`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('group', { name: 'Attendees' }).waitFor();
  await page.getByRole('button', { name: 'Options for' }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
};

/** The demo's next night, which is nearly complete. */
export async function openNight(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  await show(page, origin, await nightCalled(page, 'Six around the table'));
}

export async function openPastNight(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  await show(page, origin, await nightCalled(page, 'New arrivals'));
}

/** A public night with approval, in another zone, with guests in every state. */
export async function openBusyNight(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  await showMoreStates(page);
  const night = await madeOnce(page, 'A very full house with a rather long name', fill(page), {
    description: 'Soup at seven, first game by half past.\nTwo tables if more than six come.',
    location: '14 Linden Row, top bell',
    customMessage: 'Bring slippers, the floor is cold.',
    timeZone: 'Pacific/Auckland',
    maxAttendees: 4,
    requiresApproval: true,
    isPublic: true,
    showsPlace: false,
    eventType: 'tournament',
    bannerColor: '#134a50',
  });
  await show(page, origin, night);
}

/** Guests' additional answers, and states that only time or a mail server cause. */
const DETAILS: Record<string, Partial<Attendee>> = {
  'jonas@example.org': { partySize: 3, arrival: 'at 20:00', brings: 'crisps and the good dice' },
  'tom@example.org': { guestNote: 'Depends on the babysitter.', status: 'maybe', placeInLine: null },
  'noor@example.org': { seatOfferedUntil: new Date('2031-05-01T08:00:00Z') },
  'late@example.org': { awaitsApproval: true, guestNote: 'Is there room for one more?' },
  'sam@example.org': {
    mail: {
      state: 'failed',
      problem: 'The mail server refused this mail. It said: 550 no such mailbox',
      at: new Date(0),
      heldUntil: null,
    },
  },
};

async function showMoreStates(page: Page): Promise<void> {
  await page.route(/\/api\/events\/\d+\/attendees$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch({ maxRetries: 3 });
    const list = (await response.json()) as { email: string }[];
    return route.fulfill({ response, json: list.map((one) => ({ ...one, ...DETAILS[one.email] })) });
  });
}

const fill = (page: Page) => async (eventId: number) => {
  const { attendees } = await callFrom<{ attendees: { id: number; email: string }[] }>(
    page,
    'POST',
    `/api/events/${eventId}/attendees`,
    {
      attendees: [
        { email: 'jonas@example.org', name: 'Jonas Okafor' },
        { email: 'priya@example.org', name: 'Priya Raman' },
        { email: 'tom@example.org', name: 'Tom Weiss' },
        { email: 'a-very-long-address-that-has-no-name-beside-it@some-rather-long-domain.example.org', name: null },
        { email: 'sam@example.org', name: 'Sam Castellanos' },
        { email: 'noor@example.org', name: 'Noor Haddad' },
      ],
    },
  );
  const idOf = (email: string) => attendees.find((one) => one.email === email)?.id ?? 0;
  await callFrom(page, 'POST', `/api/events/${eventId}/send-invitations`);
  await callFrom(page, 'PUT', `/api/events/${eventId}/join-link`, { state: 'on' });
  const answer = (email: string, status: string) =>
    callFrom(page, 'PUT', `/api/attendees/${idOf(email)}/status`, { status });
  await answer('jonas@example.org', 'accepted');
  await answer('priya@example.org', 'accepted');
  await answer('tom@example.org', 'accepted');
  await answer('sam@example.org', 'declined');
  await answer('noor@example.org', 'accepted');
  await callFrom(page, 'PATCH', `/api/attendees/${idOf('priya@example.org')}`, {
    attendeeNotes: 'Vegetarian. Knows the rules of Heat.',
    checkedIn: true,
  });
  await callFrom(page, 'POST', `/api/events/${eventId}/attendees`, {
    attendees: [{ email: 'late@example.org', name: 'Lea Late' }],
  });
};

export async function openLonelyNight(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  await show(page, origin, await madeOnce(page, 'Just announced', async () => {}));
}

export async function openCancelledNight(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const night = await madeOnce(page, 'Called off', async (id) => {
    await callFrom(page, 'POST', `/api/events/${id}/attendees`, {
      attendees: [{ email: 'jonas@example.org', name: 'Jonas Okafor' }],
    });
    await callFrom(page, 'POST', `/api/events/${id}/cancel`);
  });
  await show(page, origin, night);
}

/** A night with a comment of its host. */
async function openNightComments(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const night = await madeOnce(page, 'Talked about', async (id) => {
    await callFrom(page, 'PATCH', `/api/events/${id}`, { allowsComments: true });
    await callFrom(page, 'POST', `/api/events/${id}/comments`, { text: 'Soup at seven, first game by half past.' });
  });
  await show(page, origin, night);
  await expandSection(page, 'Comments');
}

/** A night that has just become longer or shorter, which its guest is told in three minutes. */
async function openWaitingMails(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const night = await madeOnce(page, 'About to change', async (id) => {
    const attendees = [{ email: 'jonas@example.org', name: 'Jonas Okafor' }];
    await callFrom(page, 'POST', `/api/events/${id}/attendees`, { attendees });
    await callFrom(page, 'POST', `/api/events/${id}/send-invitations`);
  });
  const path = `/api/events/${night.id}`;
  const isSent = async (where: string) => {
    const list = (await (await fetch(where)).json()) as { mail: { state: string } | null }[];
    return list.some(({ mail }) => mail?.state === 'sent');
  };
  await page.waitForFunction(isSent, `${path}/attendees`);
  const { durationMinutes } = await callFrom<Event>(page, 'GET', path);
  await callFrom(page, 'PATCH', path, { durationMinutes: durationMinutes === 180 ? 200 : 180 });
  await show(page, origin, night);
  await page.getByRole('button', { name: 'Send Now' }).waitFor();
}

export async function openManyGuests(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const night = await madeOnce(page, 'Convention', (id) =>
    callFrom(page, 'POST', `/api/events/${id}/attendees`, {
      attendees: Array.from({ length: 300 }, (_, index) => ({
        email: `g${index}@example.org`,
        name: `Guest ${index}`,
      })),
    }),
  );
  await show(page, origin, night);
}

export async function openAddAttendees(page: Page, origin: string): Promise<void> {
  await openNight(page, origin);
  await page.getByRole('button', { name: 'Add Attendees' }).click();
  await page
    .getByRole('textbox', { name: 'E-mail addresses' })
    .fill('"Ana Sá" <ana@example.org>, bo@example.org, bo@example.org; priya@demo.rollcall.example\nnot an address');
  await page.getByText('2 people to add').waitFor();
}

export async function openAttendeeMenu(page: Page, origin: string): Promise<void> {
  await openNight(page, origin);
  await page.getByRole('button', { name: 'Options for Priya' }).click();
  await page.getByRole('menu').waitFor();
}

export async function openChooseGames(page: Page, origin: string): Promise<void> {
  await openNight(page, origin);
  await expandSection(page, 'Games');
  await page.getByRole('button', { name: 'Choose Games' }).click();
  await page.getByRole('list', { name: 'Your games' }).getByRole('listitem').first().waitFor();
}

const openDialog = (button: string) => async (page: Page, origin: string) => {
  await openNight(page, origin);
  await page.getByRole('button', { name: 'More to do with this event' }).click();
  await page.getByRole('menuitem', { name: button }).click();
  await page.getByRole('heading', { name: /^(Cancel|Duplicate) Event$/ }).waitFor();
};

export async function openDeleteNight(page: Page, origin: string): Promise<void> {
  await openNight(page, origin);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').waitFor();
}

export async function openAttendeeDetails(page: Page, origin: string): Promise<void> {
  await openAttendeeMenu(page, origin);
  await page.getByRole('menuitem', { name: 'Name, Notes, Companions...' }).click();
  await page.getByRole('dialog').waitFor();
}

/** Screens of a night, for `screens.ts`. */
export const gameNightScreens = [
  { name: 'night', open: openNight },
  { name: 'night-full', open: openBusyNight },
  { name: 'night-alone', open: openLonelyNight },
  { name: 'night-past', open: openPastNight },
  { name: 'night-cancelled', open: openCancelledNight },
  { name: 'night-comments', long: true, open: openNightComments },
  { name: 'night-waiting-mails', open: openWaitingMails },
  { name: 'night-many-guests', open: openManyGuests },
  { name: 'night-add-attendees', long: true, open: openAddAttendees },
  { name: 'night-attendee-menu', open: openAttendeeMenu },
  { name: 'night-attendee-notes', long: true, open: openAttendeeDetails },
  { name: 'night-choose-games', long: true, open: openChooseGames },
  { name: 'night-cancel', long: true, open: openDialog('Cancel Event...') },
  { name: 'night-duplicate', long: true, open: openDialog('Duplicate...') },
  { name: 'night-delete', long: true, open: openDeleteNight },
  { name: 'no-such-night', open: at('/game-nights/999999999', 'No Event at This Address') },
].map((screen) => ({ ...screen, signedIn: true }));
