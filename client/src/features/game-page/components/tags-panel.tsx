import { useMutation, useQuery } from '@tanstack/react-query';
import { formatView, UNFILTERED } from '#client/entities/games/collection-view.ts';
import { manageTags } from '#client/entities/tags/tags-dialog-view.ts';
import { setTags, tagsQuery } from '#client/entities/tags/api.ts';
import { tagFailed } from '#client/entities/tags/messages.ts';
import { TagBox } from '#client/entities/tags/tag-box.tsx';
import { Button } from '#client/ui/button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Game } from '#shared/contracts/games.ts';

/** The game's tags, each a link to all games that have it; saved with every press. */
export function TagsPanel({ game }: { game: Game }) {
  const { data: tags } = useQuery(tagsQuery);
  const { mutate } = useMutation({ ...setTags, onError: (error) => toast(tagFailed(error)) });
  const tab = game.isWishlist ? 'wishlist' : 'owned';
  return (
    <Tile as="section" aria-labelledby="game-tags">
      <div className="game-panel-head">
        <h2 id="game-tags">Tags</h2>
        {tags?.length ? (
          <Button variant="ghost" size="sm" aria-label="Edit your tags" onClick={manageTags}>
            Edit
          </Button>
        ) : null}
      </div>
      <TagBox
        aria-label={`Tag ${game.title}`}
        value={game.tagIds}
        onChange={(tagIds) => mutate({ game, tagIds })}
        hrefOf={({ id }) => `/my-games?${formatView({ ...UNFILTERED, period: 'all', tab, tags: [id] })}`}
      />
    </Tile>
  );
}
