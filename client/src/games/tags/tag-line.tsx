import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { tagsQuery } from './api.ts';
import { TagDot } from './tag-dot.tsx';
import type { ReactNode } from 'react';
import { rich } from '#client/games/words/words.ts';

const hidden = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;

/** The tags of a game within a line of facts. */
export function TagLine({ game }: { game: Game }) {
  const { data: tags } = useQuery(tagsQuery);
  return tags
    ?.filter(({ id }) => game.tagIds.includes(id))
    .map(({ id, name, colour }) => (
      <span key={id} className="inline-flex max-w-full items-center gap-1.25">
        <TagDot colour={colour} />
        {rich('<hidden>Tag </hidden>{name}', {
          hidden,
          name: (
            <span className="truncate" dir="auto">
              {name}
            </span>
          ),
        })}
      </span>
    ));
}
