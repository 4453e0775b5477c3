import { useQuery } from '@tanstack/react-query';
import type { Game } from '#shared/contracts/games.ts';
import { tagsQuery } from './api.ts';
import { TagDot } from './tag-dot.tsx';

/** The tags of a game as labels, by name. */
export function TagChips({ game }: { game: Game }) {
  const { data: tags } = useQuery(tagsQuery);
  return (
    <ul className="flex min-h-6 flex-wrap gap-1.5" aria-label="Tags">
      {tags
        ?.filter(({ id }) => game.tagIds.includes(id))
        .map(({ id, name, colour }) => (
          <li
            key={id}
            className="inline-flex h-6 max-w-full items-center gap-1.5 rounded-sm border-[1.5px] border-line px-1.75 text-xs leading-none font-semibold text-ink-2"
          >
            <TagDot colour={colour} />
            <span className="truncate" dir="auto">
              {name}
            </span>
          </li>
        ))}
    </ul>
  );
}
