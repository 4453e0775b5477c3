import type { Page } from 'playwright-core';
import type { DateOption, DatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import type { DateAnswer } from '#shared/enums.ts';
import { aDateOption, aDatePoll, aDateVoter } from '../rows/a-date-poll.ts';
import { callFrom } from './game-night-screens.ts';
import { at as openAt, openWithoutScreen } from '../browser/open-screen.ts';
import { waitForStablePage } from '../browser/stable-page.ts';

const [Y, M, N, O]: (DateAnswer | null)[] = ['yes', 'if_need_be', 'no', null];
const DAYS = ['04T18:00', '05T17:00', '10T18:30', '11T18:00', '12T14:00', '18T18:00'].map(
  (time) => new Date(`2031-12-${time}:00Z`),
);
const PEOPLE = ['Maya Linden', 'Priya Raman', 'Jonas Okafor', 'Tom Weiss', 'Elif Demir', 'Noor Haddad'];
const ANSWERS = [
  [Y, Y, Y, Y, Y, Y],
  [Y, N, Y, Y, M, Y],
  [M, Y, N, Y, Y, N],
  [Y, N, M, Y, N, M],
  [Y, Y, N, M, N, Y],
  [O, O, O, O, O, O],
];
const asked = new Date('2026-11-20T10:00:00Z');

/** An option with what follows from its answers. */
function dateOption(startsAt: Date, place: number, answers: (DateAnswer | null | undefined)[][]): DateOption {
  const given = answers.map((those) => those[place] ?? null);
  const who = (answer: DateAnswer | null) => given.flatMap((one, index) => (one === answer ? [index + 1] : []));
  const [yes, maybe, no, silent] = [who('yes'), who('if_need_be'), who('no'), who(null)];
  return aDateOption({
    id: place + 1,
    startsAt,
    yes: yes.length,
    ifNeedBe: maybe.length,
    no: no.length,
    silent: silent.length,
    heads: { surely: yes.length, atMost: yes.length + maybe.length },
    rank: place + 1,
    outcome: { seated: yes, inLine: [], awaitsApproval: [], maybe, declined: no, asked: [], silent },
  });
}

const game = (title: string, reason: string, broughtBy: string | null) => ({
  title,
  imageUrl: null,
  category: 'strategy' as const,
  reason,
  broughtBy,
});
const concordia = game('Concordia', 'Best with 4, fits 5.', 'Elif');
const brass = game('Brass: Birmingham', 'Best with 3.', null);

const withoutElif = [{ what: 'person' as const, text: 'Not without Elif', attendeeId: 5, isOpen: false }];

/** Six dates, six people, one of whom is silent. */
export function sixDates(): DatePoll {
  const options = DAYS.map((startsAt, index) => dateOption(startsAt, index, ANSWERS));
  const details: Partial<DateOption>[] = [
    { best: concordia, gains: [], loses: [] },
    {
      best: brass,
      location: 'The Corner House',
      lost: [{ title: 'Heat', why: 'not_brought', who: 'Priya' }],
      broken: [{ what: 'min_heads', text: 'Needs 4 people; 3 can come.', attendeeId: null, isOpen: true }],
    },
    { best: brass, broken: withoutElif, loses: [5], gains: [] },
    { best: brass, rank: 2, gains: [3], loses: [5], lost: [{ title: 'Concordia', why: 'not_brought', who: 'Elif' }] },
    { best: brass, broken: withoutElif, overlaps: [{ id: 9, title: 'Chess at the Corner House' }] },
    { best: concordia, gains: [], loses: [4] },
  ];
  return aDatePoll({
    answersUntil: new Date('2031-11-27T19:00:00Z'),
    minHeads: 4,
    options: options.map((option, index) => ({ ...option, ...details[index] })),
    attendees: PEOPLE.map((name, index) =>
      aDateVoter({
        id: index + 1,
        name,
        isHost: index === 0,
        answers: DAYS.map((_day, day) => ANSWERS[index]?.[day] ?? null),
        invitedAt: asked,
        answeredAt: index === 5 ? null : asked,
        note: index === 3 ? 'Thursdays only after eight.' : null,
        notWithout: index === 4,
      }),
    ),
    games: [
      { gameId: 1, proposalId: null, title: 'Brass: Birmingham', imageUrl: null, broughtBy: null, notWithout: false },
      { gameId: null, proposalId: 1, title: 'Concordia', imageUrl: null, broughtBy: 5, notWithout: true },
    ],
    leader: {
      optionId: 1,
      meetsConditions: true,
      tiedWith: [4],
      decidedBy: 'earlier',
    },
    activity: [3, 5, 4].map((attendeeId) => ({ attendeeId, at: asked })),
  });
}

/** Twenty dates; a hundred guests, or as many as there are columns for. */
export function fullPoll(guests = 100): DatePoll {
  const days = Array.from({ length: 20 }, (_, index) => new Date(Date.UTC(2031, 11, 1 + index, 18)));
  const kinds: (DateAnswer | null)[] = ['yes', 'no', 'if_need_be', 'yes', null];
  const answers = Array.from({ length: guests + 1 }, (_, who) =>
    days.map((_day, index) => (who === 0 ? 'yes' : (kinds[(who * 7 + index * 3 + who * index) % 5] ?? null))),
  );
  const options = days.map((startsAt, index) => ({
    ...dateOption(startsAt, index, answers),
    best: brass,
    lost: [{ title: 'Concordia', why: 'too_many' as const, who: null }],
  }));
  const [leader] = options.toSorted((a, b) => b.yes - a.yes);
  return aDatePoll({
    answersUntil: new Date('2031-11-27T19:00:00Z'),
    options,
    attendees: answers.map((those, index) =>
      aDateVoter({
        id: index + 1,
        name: index === 0 ? 'Maya Linden' : `Guest ${index}`,
        isHost: index === 0,
        answers: those,
        invitedAt: asked,
        answeredAt: asked,
      }),
    ),
    leader: leader ? { optionId: leader.id, meetsConditions: true, tiedWith: [], decidedBy: 'yes' } : null,
  });
}

export const pollAlone = (): DatePoll => {
  const [host] = sixDates().attendees;
  const options = DAYS.map((startsAt, index) => dateOption(startsAt, index, ANSWERS.slice(0, 1)));
  return { ...sixDates(), options, attendees: host ? [host] : [], games: [], activity: [], minHeads: null };
};

const TITLE = 'December at Maya’s';

/** The demo owner's night without a date; made once, because pictures are taken several times. */
async function nightWithoutDate(page: Page): Promise<number> {
  const nights = await callFrom<{ id: number; title: string }[]>(page, 'GET', '/api/events');
  const known = nights.find(({ title }) => title === TITLE);
  if (known) return known.id;
  const made = await callFrom<{ id: number }>(page, 'POST', '/api/events', {
    title: TITLE,
    timeZone: 'Europe/Berlin',
    hostEmail: 'maya@demo.rollcall.example',
    datePoll: { options: DAYS.map((startsAt) => ({ startsAt, location: null })) },
  });
  return made.id;
}

/** Opens the night's page with a poll whose answers are these. */
export const openPoll =
  (poll: DatePoll) =>
  async (page: Page, origin: string): Promise<void> => {
    await openWithoutScreen(page, origin);
    const id = await nightWithoutDate(page);
    await page.route(/\/api\/events\/\d+\/date-poll$/, (route) => route.fulfill({ json: { ...poll, eventId: id } }));
    await page.route(`${origin}/api/events/${id}`, async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const event = (await response.json()) as { datePoll: object };
      const guests = poll.attendees.length - 1;
      const datePoll = { ...event.datePoll, options: poll.options.length, answered: Math.max(0, guests - 1) };
      await route.fulfill({ response, json: { ...event, guests, datePoll } });
    });
    await page.goto(`${origin}/game-nights/${id}`);
    await page.getByRole('heading', { name: /^\d+ dates?(, (side by side|best first))?$/ }).waitFor();
    await waitForStablePage(page);
  };

const openDialog = (button: RegExp) => async (page: Page, origin: string) => {
  await openPoll(sixDates())(page, origin);
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor();
  await waitForStablePage(page);
};

async function openUnavailable(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  const id = await nightWithoutDate(page);
  await page.route(/\/api\/events\/\d+\/date-poll$/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${origin}/game-nights/${id}`);
  await page.getByText('The dates could not be loaded').waitFor();
}

/** A new night with dates from the calendar and from pasted lines, some of which cannot be. */
async function openNewPoll(page: Page, origin: string): Promise<void> {
  await openAt('/game-nights?create', 'Create Game Night')(page, origin);
  await page.getByText('Let them choose').click();
  await page.getByRole('button', { name: 'Next month' }).click();
  const days = page.getByRole('grid').getByRole('button');
  for (const place of [11, 12, 18]) await days.nth(place).click();
  await page.getByLabel('Or paste lines').fill('Sun 28 Mar 2027 02:30\n2030-12-04 19:00\n4.12.2030 7pm\nsoon');
  await page.getByLabel('Or paste lines').blur();
  await page.getByText('Already there').waitFor();
  await waitForStablePage(page);
}

/** A list whose first night has no date, on a card. */
async function openList(page: Page, origin: string): Promise<void> {
  await openWithoutScreen(page, origin);
  await nightWithoutDate(page);
  await openAt('/game-nights', TITLE)(page, origin);
}

export const pollWithPendingDate = (): DatePoll => ({
  ...sixDates(),
  settling: { optionId: 1, settlesAt: new Date('2999-01-01T00:00:00Z') },
});

/** The figures of nights, with those of dates that were found. */
async function openFigures(page: Page, origin: string): Promise<void> {
  await page.route(/\/api\/event-analytics/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const weekdays = [
      { weekday: 4, yes: 6, ifNeedBe: 4, no: 10 },
      { weekday: 5, yes: 18, ifNeedBe: 3, no: 2 },
    ];
    const datePolls = { polls: 4, hoursToAll: 31.5, weekdays };
    await route.fulfill({ response, json: { ...((await response.json()) as object), datePolls } });
  });
  await openAt('/game-nights?tab=analytics', 'How Dates Were Found')(page, origin);
}

/** Home, whose next night has no date yet. */
async function openHomeWithPoll(page: Page, origin: string): Promise<void> {
  await page.route(/\/api\/home$/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const home = (await response.json()) as { night: object | null };
    const datePoll = {
      options: 6,
      firstDate: '2031-12-04T18:00:00.000Z',
      answersUntil: '2031-11-27T19:00:00.000Z',
      answered: 3,
      settlesAt: null,
    };
    await route.fulfill({ response, json: { ...home, night: home.night && { ...home.night, datePoll } } });
  });
  // The page that is served has Home's answer in it: only a visit from another page asks for it.
  await openAt('/game-nights', 'Game Nights')(page, origin);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByText('Finding a date').waitFor();
  await waitForStablePage(page);
}

/** Screens of a night without a date, for `screens.ts`. */
export const datePollScreens = [
  { name: 'date-poll', open: openPoll(sixDates()) },
  { name: 'date-poll-full', open: openPoll(fullPoll()) },
  { name: 'date-poll-twelve', open: openPoll(fullPoll(11)) },
  { name: 'date-poll-alone', open: openPoll(pollAlone()) },
  { name: 'date-poll-pending-date', open: openPoll(pollWithPendingDate()) },
  { name: 'date-poll-conditions', long: true, open: openDialog(/^Change$/) },
  { name: 'date-poll-answers', long: true, open: openDialog(/^Fill In$/) },
  { name: 'date-poll-change', long: true, open: openDialog(/^Change Dates$/) },
  { name: 'date-poll-unavailable', open: openUnavailable },
  { name: 'date-poll-card', open: openList },
  { name: 'night-analytics-dates', open: openFigures },
  { name: 'home-date-poll', open: openHomeWithPoll },
  { name: 'create-night-dates', open: openNewPoll },
].map((screen) => ({ ...screen, signedIn: true }));
