import { useQuery } from '@tanstack/react-query';
import type { Game } from '#shared/games/games-contract.ts';
import { tagsQuery } from './api.ts';
import { TagLabels } from './tag-labels.tsx';

/** The tags of a game as labels, by name. */
export function TagChips({ game }: { game: Game }) {
  const { data: tags = [] } = useQuery(tagsQuery);
  return <TagLabels tags={tags.filter(({ id }) => game.tagIds.includes(id))} />;
}
