import { Heart, Pencil } from 'lucide-react';
import { Link } from 'wouter';
import { formatView, UNFILTERED } from '../collection-view.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { nameBeside } from '#shared/games/base-game.ts';
import { seatsText } from '#shared/games/extended-players.ts';
import { listOf } from '#shared/games/lists.ts';
import { extendedPlayersOf } from '../extended-players-of.ts';
import { useExpansionsOf } from '../expansions.ts';
import { closeExpansions, editGame } from '../game-dialogs-view.ts';
import { t } from '#client/games/words/words.ts';

const cardOf = ({ title, ...game }: Game): string =>
  `/my-games?${formatView({ ...UNFILTERED, period: 'all', tab: listOf(game), search: title, expansions: 'only' })}`;

/** A base game's expansions, each with a link to its card and an edit button. */
export function ExpansionsDialog({ base }: { base: Game }) {
  const expansions = useExpansionsOf(base.id);
  const extended = extendedPlayersOf(base, expansions);
  const seats = extended && seatsText(extended, base.title);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={closeExpansions}
      title={t('Expansions of {title}', { title: base.title })}
      description={[t('For {players} players.', { players: base.players }), seats && `${seats}.`]
        .filter(Boolean)
        .join(' ')}
    >
      {expansions.length === 0 ? (
        <EmptyState size="sm" level={3} title={t('No expansions')}>
          {t('None belongs to this game any more.')}
        </EmptyState>
      ) : (
        <ul>
          {expansions.map((expansion) => (
            <li
              className="flex items-center justify-between gap-3 border-t border-t-line px-0 py-2.5 first:border-t-0"
              key={expansion.id}
            >
              <div className="min-w-0 wrap-anywhere">
                <Link
                  href={cardOf(expansion)}
                  className="link -my-0.5 inline-block py-0.5"
                  onClick={closeExpansions}
                  dir="auto"
                >
                  {nameBeside(expansion.title, base.title)}
                </Link>
                <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-2">
                  {t('{players} players', { players: expansion.players })}
                  {expansion.isWishlist ? (
                    <Badge tone="wish" icon={Heart}>
                      {t('Wishlist')}
                    </Badge>
                  ) : null}
                </p>
              </div>
              <IconButton
                icon={Pencil}
                label={t('Edit {title}', { title: expansion.title })}
                onClick={() => editGame(expansion.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
