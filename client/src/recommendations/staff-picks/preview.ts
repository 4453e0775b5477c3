import type { PickFormFields } from './pick-form.ts';

/** The card preview, with examples for empty fields. */
export function previewOf(fields: PickFormFields) {
  const game = {
    title: fields.title.trim() || 'Game Title',
    players: fields.players.trim() || '2-4',
    duration: fields.duration.trim() || '45 min',
    category: fields.category ?? 'family',
    difficulty: fields.difficulty ?? 'medium',
    minAge: Number(fields.minAge) || 0,
    imageUrl: fields.imageUrl ?? null,
    description: fields.description ?? null,
    buyUrl: fields.buyUrl ?? null,
    youtube: fields.youtube ?? null,
    bggId: fields.bggId ?? null,
    notes: '',
  };
  const quote = {
    staffMember: fields.staffMember.trim() || 'You',
    staffTitle: fields.staffTitle ?? null,
    staffAvatar: fields.staffAvatar ?? null,
    recommendationReason: fields.recommendationReason.trim() || 'Why you recommend it',
  };
  return { game, quote, featured: fields.featured === true };
}
