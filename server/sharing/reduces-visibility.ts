import type { SharingChanges } from '#shared/sharing/sharing-contract.ts';

const SWITCHES = ['isPublic', 'allowComments', 'showRatings', 'showTags', 'allowIndexing'] as const;

/** Whether a change only reduces what a shared collection shows, which every plan may do. */
export function reducesVisibility({ title, description, ...switches }: SharingChanges): boolean {
  if (title !== undefined || description !== undefined) return false;
  return SWITCHES.every((name) => switches[name] !== true);
}
