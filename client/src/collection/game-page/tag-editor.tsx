import { useMutation, useQuery } from '@tanstack/react-query';
import { formatView, UNFILTERED } from '#client/games/collection-view.ts';
import { tagsQuery } from '#client/games/tags/api.ts';
import { tagFailed } from '#client/games/tags/messages.ts';
import { setTags } from '#client/games/tags/set-tags.ts';
import { TagCombobox } from '#client/games/tags/tag-combobox.tsx';
import { manageTags } from '#client/games/tags/tags-dialog-view.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { t } from '#client/collection/words/words.ts';

/** The game's tags, each a link to all games that have it; saved with every press. */
export function TagEditor({ game }: { game: Game }) {
  const { data: tags } = useQuery(tagsQuery);
  const { mutate } = useMutation({ ...setTags, onError: (error) => toast(tagFailed(error)) });
  const tab = game.isWishlist ? 'wishlist' : 'owned';
  return (
    <>
      <TagCombobox
        aria-label={t('Tag {title}', { title: game.title })}
        value={game.tagIds}
        onChange={(tagIds) => mutate({ game, tagIds })}
        hrefOf={({ id }) => `/my-games?${formatView({ ...UNFILTERED, period: 'all', tab, tags: [id] })}`}
      />
      {tags?.length ? (
        <Button variant="ghost" size="sm" className="-ms-3 mt-1" onClick={manageTags}>
          {t('Rename or Delete Tags')}
        </Button>
      ) : null}
    </>
  );
}
