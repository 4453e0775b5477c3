import { ownedLast } from './owned-last.ts';
import { isOneOf, type NamedGame } from './is-one-of.ts';
import { GAMES_FOR_RECOMMENDING, gamesMissingText } from '#shared/games/games-for-recommending.ts';
import type { RecommendationTuning } from '#shared/shapes/recommendation-tuning.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import type { Chosen } from './choose-by-language-model.ts';
import { listDismissals } from './dismissals.ts';
import { descriptionOf } from './engine/description.ts';
import * as store from './store.ts';
import { t } from './words/words.ts';

export { seedStaffPicks } from './staff-pick-service.ts';

export { checkModel } from './check-model.ts';
export { RECOMMEND_TASK, recommender } from './recommend-task.ts';

/** The latest recommendations included in the plan. @throws Refusal not_found for another user's id */
export async function listRecommendations(db: Connection, owner: Owner, userId: number) {
  refuseOthers(owner, userId);
  return (await latest(db, owner)).shown;
}

/**
 * The latest generation: those included in the plan, games added since last, and all, both without dismissed ones. The plan's
 * number is applied first, so that dismissing does not reveal further ones.
 */
async function latest(db: Connection, owner: Owner) {
  const isDismissed = isOneOf(await listDismissals(db, owner.id));
  const all = await store.activeRecommendations(db, owner.id);
  const withoutDismissed = (list: typeof all) => list.filter((one) => !isDismissed(nameOf(one)));
  const shown = withoutDismissed(all.slice(0, PLAN_LIMITS[owner.plan].aiResultsShown));
  return { shown: await ownedLast(db, owner.id, shown, nameOf), all: withoutDismissed(all) };
}

const nameOf = (one: { recommendedGameTitle: string; recommendedGameBggId: number | null }): NamedGame => ({
  title: one.recommendedGameTitle,
  bggId: one.recommendedGameBggId,
});

/** The state of the screen beside the list. @throws Refusal not_found for another user's id */
export async function recommendationState(db: Database, owner: Owner, userId: number) {
  refuseOthers(owner, userId);
  const { aiGenerations } = PLAN_LIMITS[owner.plan];
  const { shown, all } = await latest(db, owner);
  return {
    total: all.length,
    shown: shown.length,
    mayGenerate: (await store.countGenerations(db, owner.id)) < aiGenerations,
    tuning: await store.readTuning(db, owner.id),
  };
}

/**
 * Replaces the recommendations by those of `make`. The plan's limit is checked before the work and again under the
 * owner's lock, so that concurrent requests cannot exceed it. With too few games nothing is generated or counted.
 * @throws Refusal not_found for another user's id, FREE_USER_LIMIT_REACHED, too_few_games
 */
export async function generateRecommendations(
  db: Database,
  owner: Owner,
  userId: number,
  make: () => Promise<readonly Chosen[]>,
) {
  refuseOthers(owner, userId);
  await refuseBeyondLimit(db, owner);
  await refuseTooFewGames(db, owner);
  const rows = (await make()).map(asRow);
  return withOwnerLockOnly(db, owner.id, async (tx) => {
    await refuseBeyondLimit(tx, owner);
    await store.replaceRecommendations(tx, owner.id, rows);
    return listRecommendations(tx, owner, userId);
  });
}

/** Sets the tuning. @throws Refusal not_found for another user's id, PLAN_REQUIRED below Premium Plus */
export async function tune(db: Database, owner: Owner, userId: number, tuning: RecommendationTuning) {
  refuseOthers(owner, userId);
  if (!PLAN_LIMITS[owner.plan].tunedRecommendations)
    throw new Refusal('PLAN_REQUIRED', { message: t('Tuning recommendations needs Premium Plus.') });
  await withOwnerLockOnly(db, owner.id, (tx) => store.writeTuning(tx, owner.id, tuning));
  return tuning;
}

function refuseOthers(owner: Owner, userId: number): void {
  if (owner.id !== userId) throw new Refusal('not_found');
}

async function refuseBeyondLimit(db: Connection, owner: Owner): Promise<void> {
  const { aiGenerations } = PLAN_LIMITS[owner.plan];
  if (Number.isFinite(aiGenerations) && (await store.countGenerations(db, owner.id)) >= aiGenerations)
    throw new Refusal('FREE_USER_LIMIT_REACHED', { message: limitReached() });
}

async function refuseTooFewGames(db: Connection, owner: Owner): Promise<void> {
  const missing = GAMES_FOR_RECOMMENDING - (await store.countGames(db, owner.id));
  if (missing > 0) throw new Refusal('too_few_games', { message: gamesMissingText(missing) });
}

const limitReached = (): string =>
  t("You've already generated AI recommendations. Upgrade to premium for unlimited recommendations!");

const asRow = ({ game, percent, reason }: Chosen): store.NewRecommendation => ({
  recommendedGameTitle: game.title,
  recommendedGamePlayers: game.players,
  recommendedGameDuration: game.duration,
  recommendedGameCategory: game.category,
  recommendedGameDifficulty: game.difficulty,
  recommendedGameMinAge: game.minAge,
  recommendedGameImageUrl: game.imageUrl,
  recommendedGameDescription: descriptionOf(game),
  recommendedGameBggId: game.bggId,
  recommendationScore: percent,
  reasonCode: reason.code,
  reasonText: reason.text,
  basedOnGames: reason.basedOn || null,
});
