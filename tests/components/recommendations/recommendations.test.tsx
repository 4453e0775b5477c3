import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addGame, listGames } from '#shared/games/games-contract.ts';
import { listDismissals } from '#shared/recommendations/recommendation-dismissals-contract.ts';
import {
  generateAiRecommendations,
  getRecommendationState,
  listAiRecommendations,
  tuneRecommendations,
} from '#shared/recommendations/recommendations-contract.ts';
import {
  getStaffRecommendationState,
  listStaffRecommendations,
  type StaffRecommendation,
} from '#shared/recommendations/staff-recommendations-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aStaffPick } from '#tests/support/rows/a-staff-pick.ts';
import { anAiRecommendation } from '#tests/support/rows/an-ai-recommendation.ts';
import { aFreeUser, aUser } from '../support/a-user.ts';
import { answer, answerBy, type Answered, fail, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

const PICKS: StaffRecommendation[] = Array.from({ length: 12 }, (_, n) =>
  aStaffPick({ id: n + 1, title: `Pick ${n + 1}` }),
);
const SHELF = ['Azul', 'Calico', 'Splendor', 'Wingspan', 'Pandemic'].map((title, n) => aGame({ id: n + 1, title }));
const EVEN = { weight: 0, surprise: 0, company: 0 };

const recommendation = (id: number) =>
  anAiRecommendation({ id, recommendedGameTitle: `Made ${id}`, recommendedGameBggId: id });

const isSent = (part: string) => sentChanges().some(({ call }) => call.includes(part));
const generated = () => isSent('/generate/');
const cards = page.getByRole('article');
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tab = page.getByRole('tab', { name: 'AI Recommendations' });

const ANSWERS: readonly Answered[] = [
  ...EMPTY_ACCOUNT,
  answer(listStaffRecommendations, PICKS),
  answer(getStaffRecommendationState, { more: 0 }),
  answer(listDismissals, []),
];
/** Of ten that are made, the plan shows so many. */
const generationAnswers = (shown: number, mayGenerate: () => boolean): Answered[] => [
  answer(listGames, SHELF),
  answerBy(listAiRecommendations, () =>
    generated() ? Array.from({ length: shown }, (_, n) => recommendation(n + 1)) : [],
  ),
  answerBy(getRecommendationState, () => ({
    total: generated() ? 10 : 0,
    shown: generated() ? shown : 0,
    mayGenerate: mayGenerate(),
    tuning: EVEN,
  })),
  answer(generateAiRecommendations, []),
];
const open = (answers: readonly Answered[], user = aFreeUser()) =>
  openPage('/my-games?tab=recommendations', [...ANSWERS, ...answers], user);

test('with fewer than five games there is a message and no button to generate', { tags: ['rare'] }, async () => {
  open([answer(listAiRecommendations, []), ...generationAnswers(1, () => true).slice(2), answer(listGames, [])]);
  await tab.click();
  await expectHeading('Add 5 Games First');
  expect(page.getByRole('button', { name: /^Generate/ }).elements()).toEqual([]);
});

test('on the Free plan recommendations are generated once, and one of ten is shown', { tags: ['rare'] }, async () => {
  open(generationAnswers(1, () => !generated()));
  await tab.click();
  await expectText('No AI Recommendations');
  await button('Generate Recommendations').click();
  await expectText('Recommendations Generated');
  await expect.element(cards.first().getByText('Why this recommendation?', { exact: true })).toBeVisible();
  expect(cards.elements()).toHaveLength(1);
  await expect.element(button('Premium Required')).toBeDisabled();
  await expect
    .element(page.getByRole('link', { name: 'Show 9 More (Premium Feature)' }))
    .toHaveAttribute('href', '/premium');
});

test('recommendations generated in another window are shown with a message', { tags: ['rare'] }, async () => {
  open([...generationAnswers(1, () => !generated()), refuse(generateAiRecommendations, 'FREE_USER_LIMIT_REACHED')]);
  await tab.click();
  await button('Generate Recommendations').click();
  await expectText('Free User Limit Reached');
  await expect.element(button('Premium Required')).toBeVisible();
  await expect.element(cards.first().getByRole('heading', { name: 'Made 1' })).toBeVisible();
});

test('on a paid plan the view of the Free plan can be previewed', { tags: ['rare'] }, async () => {
  await page.viewport(1280, 900);
  open([], aUser());
  await expect.poll(() => cards.elements().length).toBe(12);
  await button(/^Premium Active:/).click();
  await expect.poll(() => cards.elements().length).toBe(2);
  await expectText('Premium is off on this screen: you see what the Free plan shows.');
  await button(/^Premium Off:/).click();
  await expect.poll(() => cards.elements().length).toBe(12);
});

test('on Premium Plus recommendations are tuned, and all of them are shown', { tags: ['rare'] }, async () => {
  await page.viewport(1280, 900);
  open(
    [...generationAnswers(10, () => true), answer(tuneRecommendations, { ...EVEN, weight: 0.5 }), fail(addGame)],
    aUser(),
  );
  await tab.click();
  const weight = page.getByRole('slider', { name: 'Weight' });
  (weight.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expectText('Saved.');
  await expect.element(weight).toHaveAttribute('aria-valuetext', 'Rather heavier');
  await button('Generate New').click();
  await expect.poll(() => cards.elements().length).toBe(10);
  expect(sentChanges().map(({ body }) => body)).toEqual([{ ...EVEN, weight: 0.5 }, undefined]);
  await cards.first().getByRole('button', { name: 'Add to Collection' }).click();
  await expectText('Could not add game to collection. Please try again.');
});

test('the saved tuning of recommendations is restored', { tags: ['rare'] }, async () => {
  await page.viewport(1280, 900);
  const state = { total: 0, shown: 0, mayGenerate: true, tuning: { ...EVEN, weight: 0.5 } };
  open([...generationAnswers(10, () => true), answer(getRecommendationState, state)], aUser());
  await tab.click();
  await expect
    .element(page.getByRole('slider', { name: 'Weight' }))
    .toHaveAttribute('aria-valuetext', 'Rather heavier');
});

test(
  'on a phone four picks are shown at first, in less than four screens, and the others on demand',
  { tags: ['rare'] },
  async () => {
    open([], aUser());
    const shown = () => cards.elements().filter((card) => card.checkVisibility()).length;
    await expect.poll(shown).toBe(4);
    expect(page.getByRole('list', { name: 'Staff picks' }).element().getBoundingClientRect().height).toBeLessThan(
      4 * 480,
    );
    await button('Show 8 More').click();
    await expect.poll(shown).toBe(12);
    await button('Show Less').click();
    await expect.poll(shown).toBe(4);
  },
);
