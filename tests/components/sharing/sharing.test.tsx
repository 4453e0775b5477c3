import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Comments } from '#client/sharing/shared-collection/comments.tsx';
import { goToComments } from '#client/sharing/shared-collection/go-to-comments.ts';
import {
  countView,
  getSharedCollection,
  listComments,
  type SharedCollection,
  type SharedGame,
} from '#shared/sharing/shared-collection-contract.ts';
import {
  changeSharing,
  createSharing,
  deleteSharing,
  listSharings,
  type Sharing,
} from '#shared/sharing/sharing-contract.ts';
import { aUser } from '../support/a-user.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { recordWrites } from '../support/record-writes.ts';
import { closeAll, openPage, show } from '../support/render.tsx';

const SHARING: Sharing = {
  id: 4,
  userId: 1,
  shareId: 'AAAAAAAAAAAAAAAAAAAAAA',
  title: 'The shelf at Linden Row',
  description: 'Everything that can come to the table on Fridays. Tell us what you would like to play!',
  isPublic: true,
  allowComments: true,
  showRatings: true,
  showTags: true,
  allowIndexing: true,
  views: 12,
  comments: 0,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  updatedAt: new Date('2026-01-01T00:00:00Z'),
};
const PATH = `/shared/${SHARING.shareId}`;
const OWN = [...EMPTY_ACCOUNT, answer(listSharings, [SHARING])];
const game = (id: number, title: string): SharedGame => ({
  id,
  title,
  players: '2-4',
  duration: '45',
  youtube: null,
  category: 'strategy',
  difficulty: 'medium',
  minAge: 10,
  imageUrl: null,
  rating: 4,
  timesPlayed: 3,
  isExpansion: false,
  bestPlayers: '3',
  recommendedPlayers: null,
  weight: 2.4,
});
const COMMENTS = [
  'Brass again on Friday? I have finally read the rules.',
  'Oh, and could somebody teach us Spirit Island?\nWe would be three.',
].map((text, n) => ({
  id: n + 1,
  author: n === 0 ? 'Ben' : 'Bartholomew-Alexander',
  text,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  isMine: false,
  mayRemove: true,
}));
const GAMES = [game(1, 'Azul'), game(2, 'Brass: Birmingham'), game(3, 'Cascadia')];

function openShared(
  query: string,
  facts: Partial<SharedCollection> = {},
  user: ReturnType<typeof aUser> | null = null,
) {
  const collection: SharedCollection = {
    ...SHARING,
    sharedBy: 'Maya',
    isMine: false,
    games: GAMES,
    tags: [{ id: 1, name: 'Cottage', colour: 'green', gameIds: [2] }],
    ...facts,
  };
  const comment = { id: 1, author: 'Ben', text: 'Brass again on Friday?', isMine: false, mayRemove: false };
  openPage(
    PATH + query,
    [
      ...EMPTY_ACCOUNT,
      answer(getSharedCollection, collection),
      answer(countView, undefined),
      answer(listComments, { comments: [{ ...comment, createdAt: new Date('2026-01-01T00:00:00Z') }], hasMore: false }),
    ],
    user,
  );
}

test('a shared collection without games is accessible', { tags: ['rare'] }, async () => {
  openShared('', { games: [], tags: [] });
  await expectText('Brass again on Friday?');
  await expectAccessible('shared-collection-empty');
});

test('a shared collection with one game is accessible', { tags: ['rare'] }, async () => {
  openShared('', { games: GAMES.slice(0, 1), tags: [] });
  await expectText('Brass again on Friday?');
  await expect.element(page.getByRole('article')).toBeVisible();
  await expectAccessible('shared-collection-one');
});

test('a shared collection scrolled to its comments is accessible', { tags: ['rare'] }, async () => {
  openShared('');
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect.poll(() => document.activeElement?.tagName).toBe('H2');
  await expectAccessible('shared-collection-end');
});

test('a shared collection filtered by a tag is accessible', { tags: ['rare'] }, async () => {
  openShared('');
  await page.getByRole('group', { name: 'Tags' }).getByRole('checkbox').first().click();
  await expect.element(page.getByText('1 of 3 games', { exact: true })).toBeVisible();
  await expectAccessible('shared-collection-by-tag');
});

test('a visitor filters by displayed data, and the URL stores the filters', { tags: ['rare'] }, async () => {
  const tags = page.getByRole('group', { name: 'Tags' });
  openShared('');
  await page.getByLabelText('Players').selectOptions('3');
  await page.getByLabelText('How well').selectOptions('recommended');
  await page.getByLabelText('Minutes').selectOptions('60');
  await page.getByLabelText('Weight').selectOptions('3');
  await tags.getByRole('checkbox', { name: 'Cottage' }).click();
  await expectText('1 of 3 games');
  const filtered = '?players=3&by=recommended&minutes=60&weight=3&tags=1';
  await expect.poll(() => location.search).toBe(filtered);
  await closeAll();

  openShared(filtered);
  await expectText('1 of 3 games');
  await expect.element(tags.getByRole('checkbox', { name: 'Cottage' })).toBeChecked();
  await expect.element(page.getByLabelText('Minutes')).toHaveValue('60');
  await expect.element(page.getByRole('article').getByRole('list', { name: 'Tags' })).toHaveTextContent('Cottage');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => location.search).toBe('');
  await expect.poll(() => page.getByRole('article').elements().length).toBe(3);
  await closeAll();

  // A tag that the owner hides again says nothing to the address.
  openShared(filtered, { tags: [] });
  await expect.poll(() => page.getByRole('article').elements().length).toBe(3);
  await expect.element(tags).not.toBeInTheDocument();
});

test('a shared collection without matches shows a message and is accessible', { tags: ['rare'] }, async () => {
  openShared('?q=nothing');
  await expectHeading('No games match your search');
  await expectAccessible('shared-collection-no-match');
});

test(
  'the button to the comments focuses their heading, and the Sign In link there returns to the page',
  { tags: ['rare'] },
  async () => {
    openShared('');
    await expectText('Brass again on Friday?');
    await page.getByRole('button', { name: 'Comments', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: /Comments/, level: 2 })).toHaveFocus();
    await expect
      .element(page.getByRole('region', { name: 'Comments' }).getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', `/login?returnTo=${encodeURIComponent(PATH)}`);
  },
);

test('the button to the comments focuses their heading, even if they load after it is pressed', async () => {
  show(
    <button type="button" onClick={goToComments}>
      Comments
    </button>,
    { path: PATH },
  );
  await page.getByRole('button', { name: 'Comments' }).click();
  await closeAll();
  show(<Comments shareId={SHARING.shareId} user={null} />, {
    path: PATH,
    answers: [answer(listComments, { comments: [], hasMore: false })],
  });
  await expect.element(page.getByRole('heading', { name: 'Comments' })).toHaveFocus();
});

test('a shared collection is accessible for a signed-in user', { tags: ['rare'] }, async () => {
  openShared('?q=az', {}, aUser());
  await expect.element(page.getByText('1 of 3 games', { exact: true })).toBeVisible();
  await expectAccessible('shared-collection-signed-in');
});

test('shared collections after a downgrade are accessible', { tags: ['rare'] }, async () => {
  openPage('/shared-collections', OWN, aUser({ plan: 'free', isPremium: false, isPremiumPlus: false }));
  await expectText('Sharing more needs Premium Plus');
  await expectAccessible('shared-collections-lapsed');
});

test('two shared collections with comments, and the form of a new one, are accessible', async () => {
  openPage('/shared-collections', [
    ...EMPTY_ACCOUNT,
    answer(listSharings, [
      { ...SHARING, comments: 2 },
      { ...SHARING, id: 5, title: 'For the club', isPublic: false },
    ]),
    answer(listComments, { comments: COMMENTS, hasMore: false }),
  ]);
  await page.getByText('Read 2 comments').click();
  await expectText('Brass again on Friday? I have finally read the rules.');
  await expectAccessible('shared-collections-comments');
  await page.getByRole('button', { name: 'Share Collection' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Share Collection' })).toBeVisible();
  await expectAccessible('share-collection');
  await expectWalked('ShareLinkDialog');
});

test('the form of a shared collection requires a title, and sends its values', { tags: ['rare'] }, async () => {
  openPage('/shared-collections', [...OWN, answer(createSharing, { ...SHARING, id: 5 })]);
  await page.getByRole('button', { name: 'Share Collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Collection' });
  const title = dialog.getByLabelText('Title');
  await expect.element(title).toHaveValue('Robin’s games');
  await title.fill('');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expectFieldError(title, 'Please give it a title');
  expect(sentChanges()).toEqual([]);
  await expectAccessible('share-collection-errors');
  await title.fill('For the club');
  await dialog.getByLabelText('Comments').click();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentChanges().map(({ body }) => body)).toEqual([
    {
      title: 'For the club',
      description: null,
      isPublic: true,
      allowComments: true,
      showRatings: true,
      showTags: false,
      allowIndexing: false,
    },
  ]);
});

test('a switch of a shared collection keeps its new state while the answer arrives', { tags: ['rare'] }, async () => {
  let shared = SHARING;
  openPage('/shared-collections', [
    ...OWN,
    answerBy(listSharings, () => [shared]),
    answerBy(changeSharing, () => {
      shared = { ...shared, isPublic: false };
      return shared;
    }),
  ]);
  const isPublic = page.getByRole('checkbox', { name: 'Public' });
  await expect.element(isPublic).toBeChecked();
  const written = recordWrites(isPublic.element(), 'checked');
  // The list is shown late.
  notifyManager.setScheduler((notify) => setTimeout(notify, 100));
  onTestFinished(() => notifyManager.setScheduler(defaultScheduler));
  await isPublic.click();
  await expectText('Private');
  expect(new Set(written)).toEqual(new Set([false]));
});

test('a shared collection is deleted after confirmation, and Escape cancels it', { tags: ['rare'] }, async () => {
  let shared = [SHARING];
  openPage('/shared-collections', [
    ...OWN,
    answerBy(listSharings, () => shared),
    answerBy(deleteSharing, () => {
      shared = [];
      return undefined;
    }),
  ]);
  const opener = page.getByRole('button', { name: `Delete ${SHARING.title}` });
  await opener.click();
  const question = page.getByRole('alertdialog', { name: `Delete "${SHARING.title}"?` });
  await expect.element(question).toHaveAccessibleDescription(/^Its link stops working/);
  await expectAccessible('unshare-collection');
  await expectWalked('DeleteShareLinkDialog question');
  await expect.element(opener).toHaveFocus();
  expect(sentChanges()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toBeVisible();
  (question.getByRole('button', { name: 'Delete Link' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Shared collections');
  expect(sentChanges().map(({ call }) => call)).toEqual(['delete /api/shared-collections/4']);
});
