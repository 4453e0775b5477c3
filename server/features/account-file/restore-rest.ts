import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import { PLAN_LIMITS } from '#shared/rules/plans/plan-limits.ts';
import { groupMembers, groups } from '#shared/schema/groups.ts';
import { loans } from '#shared/schema/loans.ts';
import { mailOptOuts } from '#shared/schema/mails.ts';
import { aiRecommendations, recommendationDismissals } from '#shared/schema/recommendations.ts';
import { scoreSheets } from '#shared/schema/score-pads.ts';
import { sharedCollections } from '#shared/schema/sharing.ts';
import { errorAt } from './errors.ts';
import type * as schema from './file-schema.ts';
import { reserveIds } from './reserve-ids.ts';
import { inStatements, type Restoring } from './restoring.ts';

export const restoreRecommendations = (to: Restoring, rows: readonly z.output<typeof schema.recommendation>[]) =>
  inStatements(
    rows.map((row) => ({ ...row, userId: to.owner.id })),
    (some) => to.tx.insert(aiRecommendations).values(some),
  );

export async function restoreDismissals(
  to: Restoring,
  rows: readonly z.output<typeof schema.dismissal>[],
  first: number,
): Promise<void> {
  const values = rows.map((row, place) => {
    const key = titleKey(row.title);
    to.once('dismissal', key, 'dismissals', first + place, `${row.title} is there twice`);
    return { ...row, titleKey: key, userId: to.owner.id };
  });
  await inStatements(values, (some) => to.tx.insert(recommendationDismissals).values(some));
}

export const restoreScoreSheets = (to: Restoring, rows: readonly z.output<typeof schema.scoreSheet>[]) =>
  inStatements(
    rows.map((row) => ({ ...row, userId: to.owner.id })),
    (some) => to.tx.insert(scoreSheets).values(some),
  );

/** A restored loan never sends a mail to the borrower. */
export async function restoreLoans(
  to: Restoring,
  rows: readonly z.output<typeof schema.loan>[],
  first: number,
): Promise<void> {
  const values = rows.map(({ gameId: fileId, copyId: fileCopyId, ...loan }, place) => {
    const entry = first + place;
    const gameId = to.gameOf(fileId, 'loans', entry);
    const copy = fileCopyId === null ? undefined : to.copies.get(fileCopyId);
    const copyId = copy?.gameId === gameId ? copy.id : null;
    if (loan.returnedOn === null) {
      if (!to.hasRoomForLoan(gameId))
        throw errorAt('loans', entry, '', `game ${fileId} has more loans that are open than copies`);
      if (copyId !== null)
        to.once('open loan', copyId, 'loans', entry, `copy ${fileCopyId} has two loans that are open`);
    }
    return { ...loan, gameId, copyId, userId: to.owner.id };
  });
  await inStatements(values, (some) => to.tx.insert(loans).values(some));
}

/** Restored collections get new links, because an old link may still belong to the original account. */
export async function restoreSharedCollections(
  to: Restoring,
  rows: readonly z.output<typeof schema.sharedCollection>[],
): Promise<void> {
  if (!PLAN_LIMITS[to.owner.plan].premiumEvents) {
    to.done.leftOut.push('Shared collections: these need Premium Plus.');
    return;
  }
  await inStatements(
    rows.map((row) => ({ ...row, userId: to.owner.id, shareId: randomBytes(16).toString('base64url') })),
    (some) => to.tx.insert(sharedCollections).values(some),
  );
}

/** Members' consent to share is not restored. */
export async function restoreGroups(
  to: Restoring,
  rows: readonly z.output<typeof schema.group>[],
  first: number,
): Promise<void> {
  const ids = await reserveIds(to.tx, 'groups', rows.length);
  const members = rows.flatMap((group, place) =>
    group.members.map((member) => {
      const { email } = member;
      to.once(`member of group ${first + place}`, email, 'groups', first + place, `${email} is in it twice`);
      return { ...member, groupId: ids[place] ?? 0 };
    }),
  );
  const values = rows.map(({ name, createdAt }, place) => ({ id: ids[place], userId: to.owner.id, name, createdAt }));
  await inStatements(values, (some) => to.tx.insert(groups).overridingSystemValue().values(some));
  await inStatements(members, (some) => to.tx.insert(groupMembers).values(some));
}

export async function restoreOptOuts(
  to: Restoring,
  rows: readonly z.output<typeof schema.optOut>[],
  first: number,
): Promise<void> {
  for (const [place, { email }] of rows.entries())
    to.once('opt-out', email, 'optOuts', first + place, `${email} is there twice`);
  await inStatements(
    rows.map((row) => ({ ...row, userId: to.owner.id, isFromFile: true })),
    (some) => to.tx.insert(mailOptOuts).values(some).onConflictDoNothing(),
  );
}
