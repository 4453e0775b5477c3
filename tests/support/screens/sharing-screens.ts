import type { Page } from 'playwright-core';
import { shortenList } from '../accounts/shorten-lists.ts';
import { at } from '../browser/open-screen.ts';

const TITLE = 'The shelf at Linden Row';
const COMMENTS = [
  'Brass again on Friday? I have finally read the rules.',
  'Oh, and could somebody teach us Spirit Island?\nWe would be three.',
];
const OWNERS = '/shared-collections';

/** Shares the demo's collection with two comments, once, because comments are rate-limited. */
async function share(page: Page, origin: string): Promise<string> {
  const path = `${origin}/api/shared-collections`;
  const there = (await (await page.request.get(path)).json()) as { title: string; shareId: string }[];
  const known = there.find(({ title }) => title === TITLE);
  if (known) return known.shareId;
  const description = 'Everything that can come to the table on Fridays. Tell us what you would like to play!';
  await page.request.post(path, { data: { title: 'For the club', isPublic: false } });
  const data = { title: TITLE, description, allowComments: true, allowIndexing: true, showTags: true };
  const { shareId } = (await (await page.request.post(path, { data })).json()) as { shareId: string };
  for (const text of COMMENTS) await page.request.post(`${origin}/api/shared/${shareId}/comments`, { data: { text } });
  return shareId;
}

const owners =
  (then?: (page: Page) => Promise<void>) =>
  async (page: Page, origin: string): Promise<void> => {
    await share(page, origin);
    await at(OWNERS, TITLE)(page, origin);
    await then?.(page);
  };

/** The public page: as the owner, or signed out. */
const shared =
  (isVisitor: boolean, query = '', heading = TITLE, then?: (page: Page) => Promise<void>) =>
  async (page: Page, origin: string): Promise<void> => {
    const shareId = await share(page, origin);
    if (isVisitor) await page.context().clearCookies();
    await at(`/shared/${shareId}${query}`, heading)(page, origin);
    await page.getByText('Brass again on Friday?').waitFor();
    await then?.(page);
  };

async function goToEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await page.locator('h2:focus').waitFor();
}

/** Chooses the first tag. */
async function filterByTag(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Tags' }).getByRole('checkbox').first().check();
  await page.getByText(/^\d+ of \d+ games$/).waitFor();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole(name.startsWith('Delete') ? 'alertdialog' : 'dialog').waitFor();
}

async function writeBadly(page: Page): Promise<void> {
  await press(page, 'Share Collection');
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByText('Please give it a title').waitFor();
}

async function readComments(page: Page): Promise<void> {
  await page.getByText('Read 2 comments').click();
  await page.getByText('Brass again on Friday?').waitFor();
}

/** The public page of a shelf with this number of games; within the app, because a server-rendered page has all of them. */
const sharedGames =
  (games: number) =>
  async (page: Page, origin: string): Promise<void> => {
    const shareId = await share(page, origin);
    await page.context().clearCookies();
    await shortenList(page, /^\/api\/shared\/[^/]+$/, games, 'games');
    await at('/nowhere', 'Page Not Found')(page, origin);
    await page.evaluate((id) => history.pushState(null, '', `/shared/${id}`), shareId);
    await page.getByText('Brass again on Friday?').waitFor();
    await page.waitForFunction((count) => document.querySelectorAll('article').length === count, games);
  };

/** The owner's screen with a changed response. */
const answered =
  (path: string, change: (answer: object) => object, text: string) =>
  async (page: Page, origin: string): Promise<void> => {
    await share(page, origin);
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      await route.fulfill({ response, json: change((await response.json()) as object) });
    });
    await at(OWNERS, 'Shared Collections')(page, origin);
    await page.getByText(text).waitFor();
  };

const onFree = (user: object) => ({ ...user, plan: 'free' });

/** Screens of a shared collection, for owner and visitors. */
export const sharingScreens = [
  { name: 'shared-collections', signedIn: true, open: owners() },
  { name: 'shared-collections-comments', signedIn: true, open: owners(readComments) },
  {
    name: 'shared-collections-none',
    signedIn: true,
    open: answered('/api/shared-collections', () => [], 'Nothing is shared yet'),
  },
  {
    name: 'shared-collections-lapsed',
    signedIn: true,
    open: answered('/api/auth/user', onFree, 'Sharing more needs Premium Plus'),
  },
  {
    name: 'share-collection',
    signedIn: true,
    long: true,
    open: owners((page) => press(page, 'Share Collection')),
  },
  { name: 'share-collection-errors', signedIn: true, long: true, open: owners(writeBadly) },
  {
    name: 'unshare-collection',
    signedIn: true,
    open: owners((page) => press(page, `Delete ${TITLE}`)),
  },
  { name: 'shared-collection', signedIn: true, long: true, open: shared(true) },
  { name: 'shared-collection-empty', signedIn: true, open: sharedGames(0) },
  { name: 'shared-collection-one', signedIn: true, open: sharedGames(1) },
  { name: 'shared-collection-by-tag', signedIn: true, long: true, open: shared(true, '', TITLE, filterByTag) },
  { name: 'shared-collection-end', signedIn: true, long: true, open: shared(true, '', TITLE, goToEnd) },
  { name: 'shared-collection-signed-in', signedIn: true, long: true, open: shared(false, '?q=an') },
  {
    name: 'shared-collection-no-match',
    signedIn: true,
    open: shared(true, '?q=nothing-like-this', 'No games match your search'),
  },
  {
    name: 'shared-collection-gone',
    signedIn: false,
    open: at('/shared/AAAAAAAAAAAAAAAAAAAAAA', 'Nothing is shared here'),
  },
];
