import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  changeLadderSeat,
  getLadder,
  type LadderOfGroup,
  type LadderRung,
  type LadderSeat,
  listLadderSeats,
  switchLadder,
} from '#shared/ladders/ladders-contract.ts';
import { changeMembership, listGroups, listMemberships, type Membership } from '#shared/nights/groups-contract.ts';
import { answer, answerBy, fail, refuse, sentChanges } from '../support/answers.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const rung = (seat: number, name: string, mu: number, facts: Partial<LadderRung> = {}): LadderRung => ({
  seat,
  name,
  isYou: false,
  place: seat,
  plays: 20,
  mu,
  sigma: 3,
  change: 12,
  ...facts,
});

const LADDER: LadderOfGroup = {
  groupName: 'Fridays',
  hostName: 'Ana Sá',
  isHost: true,
  isOn: true,
  people: 4,
  plays: 24,
  games: [
    { key: '7', title: 'Azul', plays: 20 },
    { key: 'title:root', title: 'Root', plays: 4 },
  ],
  game: null,
  span: 'month',
  rungs: [
    rung(1, 'Ana Sá', 30, { isYou: true }),
    rung(2, 'Ben', 25, { change: -21 }),
    rung(3, 'Cem', 20, { change: null }),
    rung(4, 'Maximiliane von Hohenstein-Rademacher', 26, { place: null, sigma: 7.8, plays: 2, change: 0 }),
  ],
  improved: { seat: 1, by: 12 },
};
const ladder = (facts: Partial<LadderOfGroup> = {}) => answer(getLadder, { ...LADDER, ...facts });
const open = (...answers: Parameters<typeof openPage>[1]) => openPage('/groups/3/ladder', answers);
const button = (name: string) => page.getByRole('button', { name });

describe('instead of a ladder the page says', () => {
  test('that there is none at this address', async () => {
    open(refuse(getLadder, 'not_found'));
    await expectHeading('No Ladder at This Address');
    await expectAccessible();
  });

  test('that it needs Premium Plus, and that nothing is lost', async () => {
    open(refuse(getLadder, 'PLAN_REQUIRED'));
    await expectHeading('Premium Plus Required');
    await expectText('One that you had is kept until your plan is back.');
    await expectAccessible();
  });

  test('that it could not be loaded', async () => {
    open(fail(getLadder));
    await expectText('The ladder could not be loaded');
  });

  test.each([
    [0, 'Three more scored plays of two members'],
    [2, 'One more scored play of two members'],
  ])('what is missing after %i plays, and who is not found', async (plays, title) => {
    open(ladder({ plays, people: 1, rungs: [], games: [], improved: null }));
    await expectHeading(title);
    await expectText('Only one of the group is found in the plays so far.');
    await expect.element(button('Who Is on It')).toBeVisible();
    await expectAccessible();
  });
});

test('a ladder is switched on, and off again', async () => {
  let isOn = false;
  open(
    answerBy(getLadder, () => ({ ...LADDER, isOn })),
    answerBy(switchLadder, ({ body }) => {
      ({ isOn } = body as { isOn: boolean });
      return { isOn };
    }),
  );
  await expectHeading('No ladder yet');
  await expectAccessible();
  await button('Switch On the Ladder').click();
  await expect.element(page.getByRole('list', { name: 'The ladder' })).toBeVisible();
  await button('Switch Off the Ladder').click();
  await expectHeading('No ladder yet');
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([
    ['patch /api/groups/3/ladder', { isOn: true }],
    ['patch /api/groups/3/ladder', { isOn: false }],
  ]);
});

test('a ladder says places, ratings and changes in words, and is accessible', async () => {
  open(ladder());
  const rows = page.getByRole('list', { name: 'The ladder' }).getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent(/1\..*Ana Sá.*You.*1,200 points, give or take 120.*up 12 points/);
  await expect.element(rows.nth(1)).toHaveTextContent('down 21 points since last month');
  await expect.element(rows.nth(3)).toHaveTextContent(/No place yet.*2 plays, provisional.*unchanged/);
  await expectText('up 12 points in the last month');
  await expectAccessible();
});

test('a loss is not red', async () => {
  open(ladder());
  const words = page.getByText('down 21 points since last month');
  await expect.element(words).toBeInTheDocument();
  const mark = words.element().parentElement;
  const [red = 255, green = 0] =
    getComputedStyle(mark ?? document.body)
      .color.match(/\d+/g)
      ?.map(Number) ?? [];
  expect(red).toBeLessThanOrEqual(green);
});

test('a member reads it, and neither switches it nor says who is on it', async () => {
  open(ladder({ isHost: false }));
  await expectText('By the plays of');
  expect(button('Who Is on It').elements()).toEqual([]);
  expect(button('Switch Off the Ladder').elements()).toEqual([]);
});

test('the ladder of one game is asked for, and all games are there again', async () => {
  open(
    answerBy(getLadder, ({ query }) =>
      query['game'] ? { ...LADDER, game: '7', rungs: [rung(2, 'Ben', 31), rung(1, 'Ana Sá', 20)] } : LADDER,
    ),
  );
  const rows = page.getByRole('list', { name: 'The ladder' }).getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(4);
  await page.getByRole('combobox', { name: 'Games' }).selectOptions('Azul (20)');
  await expect.poll(() => rows.elements().length).toBe(2);
  await page.getByRole('combobox', { name: 'Games' }).selectOptions('All Games (24)');
  await expect.poll(() => rows.elements().length).toBe(4);
});

describe('for tonight', () => {
  const tonight = () => page.getByRole('region', { name: 'Who Plays Tonight?' });
  const person = (name: string) => tonight().getByRole('checkbox', { name });
  const texts = (name: string) =>
    page
      .getByRole('region', { name })
      .getByRole('listitem')
      .elements()
      .map((element) => element.textContent);

  test('the expected result of who plays is a chance for each, 100% together', async () => {
    open(ladder());
    await person('Maximiliane').click();
    await expect.poll(() => texts('Expected Result')).toHaveLength(3);
    const chances = texts('Expected Result').map((text) => Number(/(\d+)%/.exec(text)?.[1]));
    expect(chances.reduce((sum, one) => sum + one, 0)).toBe(100);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    for (const name of ['Ben', 'Cem']) await person(name).click();
    await expectText('Choose at least two people.');
  });

  test('teams and tables of equal strength are found', async () => {
    open(ladder());
    await expect.poll(() => texts('Balanced Teams')).toHaveLength(2);
    expect(texts('Balanced Teams')).toEqual([
      expect.stringMatching(/Team 1.*2,000 points.*Ana Sá, Cem/),
      expect.stringMatching(/Team 2.*2,040 points.*Ben/),
    ]);
    await expectText('The sums differ by 40 points');
    await page.getByRole('radio', { name: 'Tables' }).click();
    await expectText('on average');
    await page.getByRole('radio', { name: 'Teams' }).click();
    await page.getByRole('combobox', { name: 'How many' }).selectOptions('4');
    await expect.poll(() => texts('Balanced Teams')).toHaveLength(4);
  });
});

const SEATS: LadderSeat[] = [
  { id: 0, name: 'Ana Sá', email: 'ana@example.org', playsAs: 'Ana', isChosen: false, isOff: false, hasLeft: false },
  { id: 5, name: 'Ben', email: 'ben@example.org', playsAs: null, isChosen: false, isOff: false, hasLeft: false },
  { id: 6, name: null, email: 'cem@example.org', playsAs: 'Cem', isChosen: true, isOff: false, hasLeft: true },
];

describe('who is on the ladder', () => {
  const openSeats = async (...answers: Parameters<typeof openPage>[1]) => {
    open(ladder(), answer(listLadderSeats, { seats: SEATS, people: ['Ana', 'Benjamin', 'Cem'] }), ...answers);
    await button('Who Is on It').click();
    await expectText('Not found in your plays');
  };

  test('is walked by keyboard, and accessible', async () => {
    await openSeats();
    await expectText('Left the ladder. Only they can come back.');
    await expectAccessible();
    await expectWalked('SeatsDialog');
  });

  test('is said by a name in the plays, which is refused at its field, and by a mark', async () => {
    let isRefused = true;
    await openSeats({
      contract: changeLadderSeat,
      respond: (sent) =>
        (isRefused
          ? refuse(changeLadderSeat, 'invalid_request', { playsAs: 'Nobody in your plays is called "Bo"' })
          : answer(changeLadderSeat, {
              id: 5,
              name: 'Ben',
              email: null,
              playsAs: 'Benjamin',
              isChosen: true,
              isOff: false,
              hasLeft: false,
            })
        ).respond(sent),
    });
    await button('Choose Person: Ben').click();
    const name = page.getByLabelText('Name of Ben in your plays');
    await name.fill('Bo');
    await button('Save Person').click();
    await expectFieldError(name, 'Nobody in your plays is called "Bo"');
    await expectAccessible();
    await expectWalked('PersonForm');
  });

  test('can be changed for one of them', async () => {
    await openSeats(answer(changeLadderSeat, SEATS[1] as LadderSeat));
    await button('Choose Person: Ben').click();
    await page.getByLabelText('Name of Ben in your plays').fill('Benj');
    await page.getByRole('option', { name: 'Benjamin' }).click();
    await button('Save Person').click();
    await expect.element(button('Choose Person: Ben')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Ana Sá is on the ladder' }).click();
    await expect.poll(() => sentChanges().length).toBe(2);
    expect(sentChanges().map(({ body }) => body)).toEqual([
      { seat: 5, playsAs: 'Benjamin' },
      { seat: 0, isOff: true },
    ]);
  });

  test('is an error if it cannot be loaded', async () => {
    open(ladder(), fail(listLadderSeats));
    await button('Who Is on It').click();
    await expectText('The people could not be loaded');
  });
});

test('a member leaves the ladder of a group of somebody else, and comes back', async () => {
  const membership: Membership = {
    id: 9,
    groupId: 3,
    groupName: 'Fridays',
    hostName: 'Ana Sá',
    sharesShelf: false,
    hasLadder: true,
    isOnLadder: true,
  };
  let isOnLadder = true;
  openPage('/groups', [
    answer(listGroups, []),
    answerBy(listMemberships, () => [{ ...membership, isOnLadder }]),
    answerBy(changeMembership, ({ body }) => {
      ({ isOnLadder } = body as { isOnLadder: boolean });
      return { id: 9, sharesShelf: false, isOnLadder };
    }),
  ]);
  const mark = page.getByRole('checkbox', { name: 'Be on the ladder' });
  await expect.element(mark).toBeChecked();
  await expectAccessible();
  await mark.click();
  await expect.element(mark).not.toBeChecked();
  await mark.click();
  await expect.element(mark).toBeChecked();
  expect(sentChanges().map(({ body }) => body)).toEqual([{ isOnLadder: false }, { isOnLadder: true }]);
  await expect.element(page.getByRole('link', { name: 'See the Ladder: Fridays' })).toBeVisible();
});
