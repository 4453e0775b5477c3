import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { recommendationKeys } from '../api.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/recommendations/staff-picks-contract.ts';
import type { PickFields, StaffPick } from '#shared/recommendations/staff-picks-contract.ts';

const staffPickKeys = { all: ['staff-picks'] } as const;

/** All picks, including scheduled and retired ones. */
export const staffPicksQuery = queryOptions({
  queryKey: staffPickKeys.all,
  queryFn: ({ signal }) => call(contracts.listStaffPicks, {}, signal),
});

/** Changes also affect staff's own Recommendations. */
const meta = { invalidates: [staffPickKeys.all, recommendationKeys.staff] };

interface PickToSave {
  fields: PickFields;
  /** The edited pick and its version; null for a new one. */
  over: Pick<StaffPick, 'id' | 'updatedAt'> | null;
}

const wireVersion = (pick: Pick<StaffPick, 'updatedAt'>) => ({ updatedAt: pick.updatedAt.toISOString() });

export const savePick = mutationOptions({
  mutationFn: ({ fields, over }: PickToSave) =>
    over
      ? call(contracts.changeStaffPick, { params: { id: over.id }, body: { ...fields, ...wireVersion(over) } })
      : call(contracts.addStaffPick, { body: fields }),
  meta,
});

export const retirePick = mutationOptions({
  mutationFn: ({ pick, retired }: { pick: StaffPick; retired: boolean }) =>
    call(contracts.retireStaffPick, { params: { id: pick.id }, body: { retired, ...wireVersion(pick) } }),
  meta,
});

export const movePick = mutationOptions({
  mutationFn: async ({ pick, to }: { pick: StaffPick; to: 'earlier' | 'later' }, { client }) => {
    const picks = await call(contracts.moveStaffPick, { params: { id: pick.id }, body: { to } });
    client.setQueryData(staffPicksQuery.queryKey, picks);
  },
  meta,
});
