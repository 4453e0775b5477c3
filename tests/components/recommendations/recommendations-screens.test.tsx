import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listDismissals } from '#shared/recommendations/recommendation-dismissals-contract.ts';
import {
  generateAiRecommendations,
  getRecommendationState,
  listAiRecommendations,
} from '#shared/recommendations/recommendations-contract.ts';
import {
  getStaffRecommendationState,
  listStaffRecommendations,
} from '#shared/recommendations/staff-recommendations-contract.ts';
import { anAiRecommendation } from '#tests/support/rows/an-ai-recommendation.ts';
import { FULL_COLLECTION } from '../support/a-full-collection.ts';
import { aFreeUser } from '../support/a-user.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';
import { STAFF_PICKS } from '../support/staff-picks.ts';

const MADE = new Date('2026-01-01T00:00:00Z');
const RECOMMENDED = STAFF_PICKS.map(({ title }, n) =>
  anAiRecommendation({
    id: n + 1,
    recommendedGameTitle: title,
    recommendedGamePlayers: '1-5',
    recommendedGameDuration: '60',
    recommendedGameCategory: 'strategy',
    recommendedGameMinAge: 12,
    recommendedGameDescription: 'Birds, eggs and food, and a power for each of them.',
    recommendedGameBuyUrl: 'https://www.example.org/shop',
    recommendedGameBggId: n + 1,
    recommendationScore: 92 - n * 8,
    reasonText: 'You like games for two in which places are laid out.',
    basedOnGames: 'Azul; Castles of Burgundy: 20th Anniversary',
  }),
);

const ANSWERS = [
  ...FULL_COLLECTION,
  answer(listDismissals, [{ id: 1, title: 'Monopoly', bggId: 1406, createdAt: MADE }]),
  answer(listStaffRecommendations, [...STAFF_PICKS]),
  answer(getStaffRecommendationState, { more: 7 }),
  answerBy(listAiRecommendations, () => (sentChanges().length > 0 ? RECOMMENDED : [])),
  answerBy(getRecommendationState, () => {
    const shown = sentChanges().length > 0 ? RECOMMENDED.length : 0;
    return { total: shown, shown, mayGenerate: true, tuning: { weight: 0, surprise: 0, company: 0 } };
  }),
  answer(generateAiRecommendations, RECOMMENDED),
];
const PATH = '/my-games?tab=recommendations';

test('the staff picks on the Free plan are accessible', { tags: ['rare'] }, async () => {
  openPage(PATH, ANSWERS, aFreeUser());
  await expect.element(page.getByRole('link', { name: /^Show \d+ More/ })).toBeVisible();
  await expectAccessible('recommendations-free');
});

test('generated recommendations are accessible', async () => {
  openPage(PATH, ANSWERS);
  await expect.element(page.getByRole('list', { name: 'Staff picks' }).getByRole('article').first()).toBeVisible();
  await page.getByRole('tab', { name: 'AI Recommendations' }).click();
  await page.getByRole('button', { name: 'Generate New' }).click();
  await expectText('Recommendations Generated');
  await expect.element(page.getByRole('article', { name: /Wingspan/ })).toBeVisible();
  await expectAccessible('recommendations-ai');
});

test('the staff picks on a plan with all of them are accessible', async () => {
  openPage(PATH, ANSWERS);
  await expect.element(page.getByRole('article', { name: /Wingspan/ }).first()).toBeVisible();
  await expectAccessible('recommendations');
});
