import type { StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import { PICK } from './a-pick.ts';

/** A staff pick that is shown, as in the client, with overrides. */
export const aStaffPick = (facts: Partial<StaffPick> = {}): StaffPick => ({
  id: 1,
  ...PICK,
  category: 'family',
  difficulty: 'medium',
  minAge: 8,
  imageUrl: null,
  description: null,
  buyUrl: null,
  youtube: null,
  staffTitle: null,
  staffAvatar: null,
  month: null,
  featured: false,
  bggId: null,
  order: 1,
  retiredAt: null,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  updatedAt: new Date('2026-01-01T00:00:00Z'),
  ...facts,
});
