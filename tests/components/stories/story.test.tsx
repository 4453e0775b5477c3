import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listGames } from '#shared/games/games-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';
import { listGroups } from '#shared/nights/groups-contract.ts';
import { listPeople } from '#shared/plays/people-contract.ts';
import { listPlays, type Play } from '#shared/plays/plays-contract.ts';
import {
  listStories,
  shareStory,
  type SharedStory,
  stopSharingStory,
  updateStory,
} from '#shared/stories/stories-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { answer, answerBy, type Answered, fail, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage, openWithBars } from '../support/render.tsx';

const NOW = new Date(2026, 11, 20, 12);
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => vi.useRealTimers());

/** Plays of spring 2026, the latest first. */
const playsOf = (count: number): Play[] =>
  Array.from({ length: count }, (_, n) =>
    aPlay({
      id: count - n,
      gameId: n % 3 === 0 ? 1 : null,
      gameTitle: n % 3 === 0 ? 'Azul' : `Game ${n % 4}`,
      playedAt: new Date(2026, 4, 28 - n, 20),
      players: ['Robin', 'Ben'],
      scores: [7, 9],
      duration: 40 + n,
      place: 'Kitchen',
    }),
  );

const withPlays = (plays: readonly Play[], ...more: Answered[]): Answered[] => [
  ...EMPTY_ACCOUNT,
  answer(listPlays, [...plays]),
  answer(listPeople, [
    { id: 1, name: 'Robin', spellings: ['robin'] },
    { id: 2, name: 'Ben', spellings: ['ben'] },
  ]),
  answer(listGames, [aGame({ rating: 4.5, timesPlayed: 5 })]),
  ...more,
];

const TWELVE = withPlays(playsOf(12));
const cards = () => page.getByRole('list', { name: 'Cards' });
const announced = () => document.querySelector('section output')?.textContent;

describe('a story on a phone', () => {
  test('is a list of cards with headings and sentences, moved by keys, presses and buttons', async () => {
    openWithBars('/story', TWELVE);
    await expectHeading('Your 2026 in Games');
    const headings = () => [...document.querySelectorAll('ol h2')].map(({ textContent }) => textContent);
    await expect.poll(() => headings().slice(0, 4)).toEqual(['Plays', 'Most Played', 'Time at the Table', 'Company']);
    await expectText('Of 5 different games, the most in May (12).');
    await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();

    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(announced).toBe(`Card 2 of ${headings().length}: Most Played`);
    await cards().click({ position: { x: 320, y: 300 } });
    await expect.poll(announced).toContain('Card 3 of');
    await cards().click({ position: { x: 40, y: 300 } });
    await expect.poll(announced).toContain('Card 2 of');
    await page.getByRole('button', { name: 'Previous Card' }).click();
    await expect.poll(announced).toContain('Card 1 of');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(announced).toContain('Card 1 of');
    await page.viewport(390, 844);
    await expectAccessible('story');
  });

  test('is left by Escape', async () => {
    openPage('/story', TWELVE);
    await expectHeading('Your 2026 in Games');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => location.pathname).toBe('/plays');
  });

  test('is not offered for months to come', async () => {
    vi.setSystemTime(new Date(2026, 4, 30, 12));
    openPage('/story', withPlays(playsOf(12)));
    const months = page.getByRole('combobox', { name: 'Month' });
    await expect.element(months).toBeVisible();
    expect([...(months.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'All year',
      'January',
      'February',
      'March',
      'April',
      'May',
    ]);
  });

  test('of another month is chosen, and Back does not lead to the month before it', async () => {
    openPage('/story', TWELVE);
    const steps = history.length;
    await page.getByRole('combobox', { name: 'Month' }).selectOptions('May');
    await expect.poll(() => location.search).toBe('?range=2026-05');
    await expectHeading('Your May 2026 in Games');
    expect(history.length).toBe(steps);
  });
});

test('a person has a story from their own side', async () => {
  openPage('/story?of=p2', TWELVE);
  await expectHeading('Your 2026 with Ben');
  await expectText('Ben won 100 % of 12 decided plays.');
});

test('a year with few plays is told kindly, in three cards', async () => {
  openPage('/story', withPlays(playsOf(3)));
  await expectHeading('Your 2026 in Games');
  await expectText('A quiet year on the shelf');
  expect(document.querySelectorAll('ol > li')).toHaveLength(4);
  await expectAccessible();
});

describe('without a story', () => {
  test('an account without plays says what to do', async () => {
    openPage('/story', EMPTY_ACCOUNT);
    await expectHeading('No story yet');
    await expect.element(page.getByRole('button', { name: 'Log a play' })).toBeVisible();
    await expectAccessible();
  });

  test('a year without plays leads to the last one with some', async () => {
    openPage('/story?range=2024', TWELVE);
    await expectHeading('Nothing played in 2024');
    await expectAccessible('story-no-plays-in-year');
    await page.getByRole('button', { name: 'Show 2026' }).click();
    await expectHeading('Your 2026 in Games');
  });

  test('a group that never sat together says how its plays are found', async () => {
    const group = { id: 3, name: 'Fridays', createdAt: NOW, hasLadder: false, members: [] };
    openPage('/story?of=g3', withPlays(playsOf(6), answer(listGroups, [group])));
    await expectHeading('No plays together yet');
    await page.getByRole('button', { name: 'Show Your Own Story' }).click();
    await expectHeading('Your 2026 in Games');
  });

  test('plays that cannot be loaded are asked for again', async () => {
    openPage('/story', [...EMPTY_ACCOUNT, fail(listPlays)]);
    await expectHeading('Your plays could not be loaded');
    await expectAccessible();
  });
});

describe('sharing', () => {
  const aLink = (facts: Partial<SharedStory> = {}): SharedStory => ({
    id: 5,
    shareId: 'AAAAAAAAAAAAAAAAAAAAAA',
    subject: 'me',
    subjectName: null,
    range: '2026',
    title: 'Robin’s 2026 in Games',
    showsNames: false,
    showsPlaces: false,
    showsPrices: false,
    kinds: ['plays', 'most_played', 'people'],
    createdAt: NOW,
    updatedAt: NOW,
    ...facts,
  });

  const openDialog = async (answers: readonly Answered[]) => {
    await page.viewport(1440, 900);
    openPage('/story', answers);
    await page.getByRole('button', { name: 'Share This Story' }).first().click();
    await expectHeading('Share This Story');
  };

  test('sends no names, places and prices unless they are switched on', async () => {
    const sent = () => sentChanges().at(-1)?.body as { title: string; cards: { kind: string; names: string[] }[] };
    let links: SharedStory[] = [];
    await openDialog([
      ...TWELVE,
      answerBy(listStories, () => links),
      answerBy(shareStory, () => (links = [aLink()])[0] ?? aLink()),
      answer(updateStory, aLink()),
    ]);
    await expectAccessible('story-share');
    await expectWalked('ShareStoryDialog');
    await page.getByRole('button', { name: 'Share This Story' }).first().click();
    await page.getByRole('button', { name: 'Share a Link' }).click();
    await expectText('Story shared');
    expect(sent()).toMatchObject({ title: 'Robin’s 2026 in Games', showsNames: false, showsPlaces: false });
    expect(sent().cards.flatMap(({ names }) => names)).toEqual([]);
    expect(sent().cards.map(({ kind }) => kind)).not.toContain('places');
    await expect
      .element(page.getByLabelText('Link to Robin’s 2026 in Games', { exact: true }))
      .toHaveValue(`${location.origin}/stories/AAAAAAAAAAAAAAAAAAAAAA`);

    await page.getByLabelText('Show names of people I played with').click();
    await page.getByLabelText('Show places').click();
    await page.getByRole('button', { name: 'Update Link' }).click();
    await expect.poll(() => sentChanges().at(-1)?.call).toBe('put /api/shared-stories/5');
    expect(sent().cards.find(({ kind }) => kind === 'people')?.names).toEqual(['Ben']);
    expect(sent().cards.map(({ kind }) => kind)).toContain('places');
  });

  test('under a name that was not typed hides it with the other names', async () => {
    const named = { subject: 'person', subjectName: 'Ben', title: 'Robin’s 2026 with Ben', showsNames: true } as const;
    await page.viewport(1440, 900);
    openPage('/story?of=p2', [...TWELVE, answer(listStories, [aLink(named)]), answer(updateStory, aLink())]);
    await page.getByRole('button', { name: 'Share This Story' }).first().click();
    const title = page.getByLabelText('Title');
    await expect.element(title).toHaveValue('Robin’s 2026 with Ben');
    await page.getByLabelText('Show names of people I played with').click();
    await expect.element(title).toHaveValue('Robin’s 2026 with a Friend');
    await title.fill('With Ben');
    await page.getByLabelText('Show names of people I played with').click();
    await expect.element(title).toHaveValue('With Ben');
  });

  test('is taken back', async () => {
    let links = [aLink()];
    await openDialog([
      ...TWELVE,
      answerBy(listStories, () => links),
      answerBy(stopSharingStory, () => {
        links = [];
        return undefined;
      }),
    ]);
    await expect.element(page.getByText('3 of')).toBeVisible();
    await page.getByRole('button', { name: /^Stop Sharing/ }).click();
    await expectText('No longer shared');
    await expect.element(page.getByRole('button', { name: 'Share a Link' })).toBeVisible();
  });

  test('draws the whole in one picture', async () => {
    await openDialog(TWELVE);
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await page.getByRole('button', { name: 'Download Picture' }).click();
    await expect.poll(() => saved).toEqual(['Robin_s_2026_in_Games.png']);
    click.mockRestore();
  });
});

describe('on Home', () => {
  const home = {
    owned: 7,
    night: null,
    latestPlays: [],
    playedLast: [],
    dust: [],
    dusty: 0,
    withinReach: [],
    ballots: [],
    challenges: [],
  };
  const open = (plays: number) => openPage('/', [...EMPTY_ACCOUNT, answer(getHome, { ...home, plays })]);
  const teaser = () => page.getByRole('link', { name: /in games/ });

  test('December has the story of the year', async () => {
    open(12);
    await expect.element(teaser()).toHaveTextContent('Your 2026 in games');
    await expect.element(teaser()).toHaveAttribute('href', '/story');
  });

  test('January has that of the year before, and March has none', async () => {
    vi.setSystemTime(new Date(2027, 0, 5));
    open(12);
    await expect.element(teaser()).toHaveTextContent('Your 2026 in games');
    vi.setSystemTime(new Date(2027, 2, 5));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(teaser()).not.toBeInTheDocument();
  });
});
