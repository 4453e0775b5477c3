import { useMutation, useQuery } from '@tanstack/react-query';
import { formatView, UNFILTERED } from '#client/entities/games/collection-view.ts';
import { tagsQuery } from '#client/entities/tags/api.ts';
import { tagFailed } from '#client/entities/tags/messages.ts';
import { setTags } from '#client/entities/tags/set-tags.ts';
import { TagCombobox } from '#client/entities/tags/tag-combobox.tsx';
import { manageTags } from '#client/entities/tags/tags-dialog-view.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Game } from '#shared/contracts/games.ts';

/** The game's tags, each a link to all games that have it; saved with every press. */
export function TagEditor({ game }: { game: Game }) {
  const { data: tags } = useQuery(tagsQuery);
  const { mutate } = useMutation({ ...setTags, onError: (error) => toast(tagFailed(error)) });
  const tab = game.isWishlist ? 'wishlist' : 'owned';
  return (
    <>
      <TagCombobox
        aria-label={`Tag ${game.title}`}
        value={game.tagIds}
        onChange={(tagIds) => mutate({ game, tagIds })}
        hrefOf={({ id }) => `/my-games?${formatView({ ...UNFILTERED, period: 'all', tab, tags: [id] })}`}
      />
      {tags?.length ? (
        <Button variant="ghost" size="sm" className="-ms-3 mt-1" onClick={manageTags}>
          Rename or Delete Tags
        </Button>
      ) : null}
    </>
  );
}
