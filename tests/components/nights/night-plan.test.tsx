import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { type PartOfEvening, type PlannedEvening, planEvening } from '#shared/evening/evening-contract.ts';
import { changeEvent, getEvent, listEventGames, setEventGames } from '#shared/nights/events-contract.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { aUser } from '../support/a-user.ts';
import { answer, answerBy, type Answered, sentChanges } from '../support/answers.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openNight, PRIYA } from '../support/open-night.ts';

const TITLES = ['', 'Azul', 'Brass', 'Cascadia', 'Dune', 'Everdell'];
const part = (number: number): PartOfEvening => ({
  game: {
    number,
    title: TITLES[number] ?? '',
    category: null,
    imageUrl: null,
    source: 'host_shelf',
    ofNight: number < 4,
  },
  minutes: 60,
  explained: 5,
  teacher: null,
  explaining: null,
  reasons: ['Best with 6.'],
});
const PEOPLE = ['Maya', 'Priya', 'Tom', 'Elif', 'Noor', 'Ben'].map((name, index) => ({
  id: index + 1,
  name,
  heads: 1,
  companions: [],
  answer: 'accepted' as const,
}));
const listIn = (text: string | undefined) => (text ?? '').split(',').filter(Boolean).map(Number);

/** Plans as the server does, in small: what is kept, then what is not passed over, three games or as many as are wished for. */
function plan(query: Record<string, string>): PlannedEvening {
  const kept = listIn(query.kept);
  const passed = listIn(query.passed);
  const order = query.seed === '2' ? [5, 4, 3, 2, 1] : [1, 2, 3, 4, 5];
  const all = [...kept, ...order.filter((one) => !kept.includes(one) && !passed.includes(one))];
  const games = all.slice(0, Number(query.most ?? 3));
  const [first, second] = [listIn(query.first), listIn(query.second)];
  const atSecond = PEOPLE.map(({ id }) => id).filter((id) => second.includes(id) || (id > 3 && !first.includes(id)));
  return {
    heads: 6,
    maybeHeads: 0,
    minutes: 240,
    people: PEOPLE,
    games: 5,
    ofNight: 3,
    unknown: [],
    away: [],
    saved: [],
    lineUp: {
      fits: true,
      games: games.map((one, index) => ({ ...part(one), role: 'main', startsAfter: index * 60 })),
      minutes: games.length * 60,
      minutesLeft: 240 - games.length * 60,
      missing: games.length < 3 ? 'There is an hour left.' : null,
      reserve: all.slice(games.length).map((one) => ({ ...part(one), replaces: games.slice(-1) })),
      served: { count: 3, of: 3 },
      hasOthers: true,
    },
    tables: {
      words: 'Two tables of three.',
      isBetter: false,
      one: null,
      two: {
        minutes: 60,
        explaining: null,
        tables: [
          { ...part(1), people: PEOPLE.map(({ id }) => id).filter((id) => !atSecond.includes(id)), second: part(3) },
          { ...part(2), people: atSecond, second: null },
        ],
      },
    },
  };
}

const ON_NIGHT = [1, 4].map((id) => ({ id, title: TITLES[id] ?? '' }));

async function openPlan(...answers: Answered[]): Promise<void> {
  openNight(
    {},
    [PRIYA],
    answerBy(planEvening, ({ query }) => plan(query)),
    ...answers,
  );
  await page.getByRole('heading', { name: 'What Shall We Play?' }).click();
  await expect.element(evening).toBeVisible();
}

const evening = page.getByRole('list', { name: 'The evening' });
const titles = () =>
  evening
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

async function act(title: string, entry: string): Promise<void> {
  await evening.getByRole('button', { name: `Options for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test(
  'a game is replaced, kept and excluded, the URL stores the changes, and Start over resets them',
  { tags: ['rare'] },
  async () => {
    await openPlan();
    await expect.poll(titles).toEqual(['Azul', 'Brass', 'Cascadia']);
    await act('Brass', 'Another Game Instead');
    await expect.poll(titles).toEqual(['Azul', 'Cascadia', 'Dune']);
    await act('Azul', 'Keep It');
    await expect.poll(titles).toContain('Azul , kept');
    await act('Dune', 'Leave It Out');
    await expect.poll(titles).toEqual(['Azul , kept', 'Cascadia']);
    await expect.element(page.getByRole('button', { name: 'Fill the evening' })).toBeVisible();
    expect(location.search).toBe('?passed=2%2C4&most=2&locked=1&kept=3');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(titles).toEqual(['Azul', 'Brass', 'Cascadia']);
  },
);

test('the plan of a night of an organization does not offer to keep score', { tags: ['rare'] }, async () => {
  const cellar = {
    id: 7,
    membershipId: 1,
    name: 'Dice Cellar',
    email: null,
    logo: null,
    plan: 'premium_plus',
  } as const;
  openNight(
    { userId: cellar.id },
    [PRIYA],
    answerBy(planEvening, ({ query }) => plan(query)),
    answer(getCurrentUser, aUser({ hostsFor: [cellar] })),
  );
  await page.getByRole('heading', { name: 'What Shall We Play?' }).click();
  await evening.getByRole('button', { name: 'Options for Azul', exact: true }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Keep It' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Keep Score' }).elements()).toEqual([]);
});

test('Another Evening changes the plan, and a game in reserve is added and kept', { tags: ['rare'] }, async () => {
  await openPlan();
  await page.getByRole('button', { name: 'Another Evening' }).click();
  await expect.poll(titles).toEqual(['Everdell', 'Dune', 'Cascadia']);
  await page.getByRole('list', { name: 'In reserve, tap to put in' }).getByRole('button').first().click();
  await expect.poll(titles).toEqual(['Brass , kept', 'Everdell', 'Dune']);
});

test(
  'a tap on a person or game at a table moves or replaces it, and the seating can be reset',
  { tags: ['rare'] },
  async () => {
    await openPlan();
    const first = page.getByRole('region', { name: 'First Table' });
    const second = page.getByRole('region', { name: 'Second Table' });
    const choose = async (entry: string) => page.getByRole('menuitem', { name: entry }).click();
    await first.getByRole('button', { name: 'Priya' }).click();
    await choose('Move to the Second Table');
    await expect.element(second.getByRole('button', { name: 'Priya , kept here' })).toBeVisible();
    await page.getByRole('button', { name: 'Seat everybody again' }).click();
    await first.getByRole('button', { name: 'Azul' }).click();
    await choose('Another Game Instead');
    expect(location.search).toBe('?passed=1&secondGame=2');
    await second.getByRole('button', { name: 'Brass' }).click();
    await choose('Move to the First Table');
    expect(location.search).toContain('first=1%2C2%2C3&second=4%2C5%2C6&firstGame=2&secondGame=1');
    await expect.element(first.getByRole('button', { name: 'Maya , kept here' })).toBeVisible();
  },
);

test(
  'what the host says is saved at once, and the plan stays until the next is there',
  { tags: ['rare'] },
  async () => {
    let night = anEvent();
    let isPlanned = () => {};
    const planned = new Promise<void>((resolve) => {
      isPlanned = resolve;
    });
    await openPlan(
      answerBy(changeEvent, ({ body }) => (night = { ...night, ...(body as object) })),
      answerBy(getEvent, () => night),
      {
        contract: planEvening,
        respond: async ({ query }) => {
          if (night.preferredWeight === 'mixed') return Response.json(plan(query));
          await planned;
          return Response.json(plan({ ...query, seed: '2' }));
        },
      },
    );
    await page.getByRole('group', { name: 'Games' }).getByText('Light').click();
    await expect.element(page.getByRole('radio', { name: 'Light' }).first()).toBeChecked();
    await expect
      .element(page.getByRole('region', { name: 'What Shall We Play?' }))
      .toHaveAttribute('aria-busy', 'true');
    expect(titles()).toEqual(['Azul', 'Brass', 'Cascadia']);
    isPlanned();
    await expect.poll(titles).toEqual(['Everdell', 'Dune', 'Cascadia']);
    await page.getByRole('combobox', { name: 'Youngest player' }).selectOptions('7 years');
    await page.getByRole('checkbox', { name: 'Somebody new' }).click();
    const wishes = { preferredWeight: 'light', youngestAge: 7, hasNewcomers: true };
    await expect
      .poll(() => sentChanges().map(({ body }) => body))
      .toEqual([{ ...wishes, youngestAge: null, hasNewcomers: false }, { ...wishes, hasNewcomers: false }, wishes]);
  },
);

test('an evening plan is put on the night after a question, and can be undone', { tags: ['rare'] }, async () => {
  let gamesOfNight = ON_NIGHT;
  const games = () =>
    gamesOfNight.map((one) => ({
      ...one,
      players: '2-4',
      duration: '60',
      category: 'family' as const,
      imageUrl: null,
    }));
  await openPlan(
    answerBy(listEventGames, games),
    answerBy(setEventGames, ({ body }) => {
      gamesOfNight = (body as { gameIds: number[] }).gameIds.map((id) => ({ id, title: TITLES[id] ?? '' }));
      return games();
    }),
  );
  const put = page.getByRole('button', { name: 'Put These on the Night' });
  await put.click();
  const dialog = page.getByRole('dialog', { name: 'Keep the Other Game?' });
  await expect.element(dialog).toBeVisible();
  await expectWalked('PutOnNight');
  expect(sentChanges()).toEqual([]);
  await put.click();
  await dialog.getByRole('button', { name: 'Keep It Too' }).click();
  await expectText('Games saved');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectText('Change undone');
  expect(sentChanges().map(({ body }) => (body as { gameIds: number[] }).gameIds)).toEqual([
    [1, 2, 3, 4],
    [1, 4],
  ]);
});
