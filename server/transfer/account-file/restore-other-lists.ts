import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { addBallotsOfOpenAwards } from '#server/awards/service.ts';
import { awards } from '#shared/schema/awards.ts';
import { challenges } from '#shared/schema/challenges.ts';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { groupMembers, groups } from '#shared/schema/groups.ts';
import { loans } from '#shared/schema/loans.ts';
import { mailOptOuts } from '#shared/schema/mails.ts';
import { aiRecommendations, recommendationDismissals } from '#shared/schema/recommendations.ts';
import { scoreSheets } from '#shared/schema/score-pads.ts';
import { sharedCollections } from '#shared/schema/sharing.ts';
import { sharedStories } from '#shared/schema/stories.ts';
import { t } from '#server/transfer/words/words.ts';
import type * as schema from './file-schema.ts';
import { withGames } from './rule-with-games.ts';
import { reserveIds } from './reserve-ids.ts';
import { insertInBatches, type RestoreState } from './restore-state.ts';

export const restoreRecommendations = (state: RestoreState, rows: readonly z.output<typeof schema.recommendation>[]) =>
  insertInBatches(
    rows.map((row) => ({ ...row, userId: state.owner.id })),
    (some) => state.tx.insert(aiRecommendations).values(some),
  );

export async function restoreDismissals(
  state: RestoreState,
  rows: readonly z.output<typeof schema.dismissal>[],
  first: number,
): Promise<void> {
  const values = rows.map((row, place) => {
    const key = titleKey(row.title);
    state.refuseDuplicate('dismissal', key, 'dismissals', first + place, () =>
      t('{name} is there twice', { name: row.title }),
    );
    return { ...row, titleKey: key, userId: state.owner.id };
  });
  await insertInBatches(values, (some) => state.tx.insert(recommendationDismissals).values(some));
}

/** A tag that is not in the file stays one that there is not, and a game that is not in it is known by its title. */
export async function restoreChallenges(
  state: RestoreState,
  rows: readonly z.output<typeof schema.challenge>[],
): Promise<void> {
  const [noTag = 0] = await reserveIds(state.tx, 'tags', 1);
  const ruleOf = (rule: ChallengeRule): ChallengeRule =>
    rule.kind === 'tagged_games'
      ? { ...rule, tagId: state.tags.get(rule.tagId) ?? noTag }
      : withGames(rule, (gameId) => state.games.get(gameId) ?? null);
  const values = rows.map(({ rule, ...row }) => ({ ...row, rule: ruleOf(rule), userId: state.owner.id }));
  await insertInBatches(values, (some) => state.tx.insert(challenges).values(some));
}

export const restoreScoreSheets = (state: RestoreState, rows: readonly z.output<typeof schema.scoreSheet>[]) =>
  insertInBatches(
    rows.map((row) => ({ ...row, userId: state.owner.id })),
    (some) => state.tx.insert(scoreSheets).values(some),
  );

/** A restored loan never sends a mail to the borrower. A game may have more open loans than copies: removed copies leave theirs. */
export async function restoreLoans(
  state: RestoreState,
  rows: readonly z.output<typeof schema.loan>[],
  first: number,
): Promise<void> {
  const values = rows.map(({ gameId: fileId, copyId: fileCopyId, ...loan }, place) => {
    const entry = first + place;
    const gameId = state.gameOf(fileId, 'loans', entry);
    const copy = fileCopyId === null ? undefined : state.copies.get(fileCopyId);
    const copyId = copy?.gameId === gameId ? copy.id : null;
    if (loan.returnedOn === null && copyId !== null)
      state.refuseDuplicate('open loan', copyId, 'loans', entry, () =>
        t('copy {id} has two loans that are open', { id: String(fileCopyId) }),
      );
    return { ...loan, gameId, copyId, userId: state.owner.id };
  });
  await insertInBatches(values, (some) => state.tx.insert(loans).values(some));
}

/** Restored collections get new links, because an old link may still belong to the original account. */
export async function restoreSharedCollections(
  state: RestoreState,
  rows: readonly z.output<typeof schema.sharedCollection>[],
): Promise<void> {
  if (!PLAN_LIMITS[state.owner.plan].premiumEvents) {
    state.result.leftOut.push(t('Shared collections: these need Premium Plus.'));
    return;
  }
  await insertInBatches(
    rows.map((row) => ({ ...row, userId: state.owner.id, shareId: randomBytes(16).toString('base64url') })),
    (some) => state.tx.insert(sharedCollections).values(some),
  );
}

/** Restored stories get new links, too. */
export async function restoreSharedStories(
  state: RestoreState,
  rows: readonly z.output<typeof schema.sharedStory>[],
  first: number,
): Promise<void> {
  const values = rows.map((row, place) => {
    const { subject, subjectName, range, title } = row;
    const key = JSON.stringify([subject, subjectName ?? '', range]);
    state.refuseDuplicate('shared story', key, 'sharedStories', first + place, () =>
      t('{name} is there twice', { name: title }),
    );
    return { ...row, userId: state.owner.id, shareId: randomBytes(16).toString('base64url') };
  });
  await insertInBatches(values, (some) => state.tx.insert(sharedStories).values(some));
}

/** Members' consent to share is not restored. */
export async function restoreGroups(
  state: RestoreState,
  rows: readonly z.output<typeof schema.group>[],
  first: number,
): Promise<void> {
  const ids = await reserveIds(state.tx, 'groups', rows.length);
  for (const [place, { id: fileId }] of rows.entries()) {
    if (fileId === null) continue;
    state.refuseDuplicate('group', fileId, 'groups', first + place, () =>
      t('there is another group {id}', { id: String(fileId) }),
    );
    state.groups.set(fileId, ids[place] ?? 0);
  }
  const members = rows.flatMap((group, place) =>
    group.members.map((member) => {
      const { email } = member;
      state.refuseDuplicate(`member of group ${first + place}`, email, 'groups', first + place, () =>
        t('{name} is in it twice', { name: email }),
      );
      return { ...member, groupId: ids[place] ?? 0 };
    }),
  );
  const values = rows.map(({ id: _id, members: _members, ...group }, place) => ({
    ...group,
    id: ids[place],
    userId: state.owner.id,
  }));
  await insertInBatches(values, (some) => state.tx.insert(groups).overridingSystemValue().values(some));
  await insertInBatches(members, (some) => state.tx.insert(groupMembers).values(some));
  const years = rows.flatMap((group, place) =>
    group.awards.map((one) => {
      state.refuseDuplicate(`awards of group ${first + place}`, one.year, 'groups', first + place, () =>
        t('{name} is in it twice', { name: String(one.year) }),
      );
      return { ...one, groupId: ids[place] ?? 0 };
    }),
  );
  await insertInBatches(years, (some) => state.tx.insert(awards).values(some));
  await addBallotsOfOpenAwards(state.tx, state.owner.id);
}

export async function restoreOptOuts(
  state: RestoreState,
  rows: readonly z.output<typeof schema.optOut>[],
  first: number,
): Promise<void> {
  for (const [place, { email }] of rows.entries())
    state.refuseDuplicate('opt-out', email, 'optOuts', first + place, () =>
      t('{name} is there twice', { name: email }),
    );
  await insertInBatches(
    rows.map((row) => ({ ...row, userId: state.owner.id, isFromFile: true })),
    (some) => state.tx.insert(mailOptOuts).values(some).onConflictDoNothing(),
  );
}
