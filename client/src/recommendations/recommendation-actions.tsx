import { Check, CirclePlay, ExternalLink, Heart, Plus, ThumbsDown } from 'lucide-react';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { gameToAdd, type RecommendedGame } from './recommended-game.ts';
import { useDismissGame } from './use-dismiss-game.ts';
import { useAddRecommendedGame } from './use-add-recommended-game.ts';

interface RecommendationActionsProps {
  game: RecommendedGame;
  held: Game | undefined;
}

/** Buttons to add to a list, or the list that has it; 'Not for me'; and links. */
export function RecommendationActions({ game, held }: RecommendationActionsProps) {
  const { mutate, isPending, variables } = useAddRecommendedGame();
  const dismissal = useDismissGame();
  const group = useFocusAfterPending<HTMLDivElement>(isPending);
  const add = (isWishlist: boolean) => ({
    pending: isPending && variables.isWishlist === isWishlist,
    pendingLabel: 'Adding...',
    disabled: isPending,
    'aria-label': `Add to ${isWishlist ? 'Wishlist' : 'Collection'}: ${game.title}`,
    onClick: () => mutate(gameToAdd(game, isWishlist)),
  });
  const owned = held?.isWishlist === false;

  return (
    <div
      ref={group}
      className="recommendation-actions mt-auto grid grid-cols-2 gap-2 max-4xs:grid-cols-1 max-4xs:[&_.btn]:whitespace-normal"
      role="group"
      aria-label={game.title}
      tabIndex={-1}
    >
      {owned ? (
        <HeldMark icon={Check}>In your collection</HeldMark>
      ) : (
        <Button variant="act" size="sm" icon={Plus} {...add(false)}>
          Add to Collection
        </Button>
      )}
      {owned ? null : held ? (
        <HeldMark icon={Heart}>On your wishlist</HeldMark>
      ) : (
        <Button size="sm" icon={Heart} {...add(true)}>
          Add to Wishlist
        </Button>
      )}
      {held ? null : (
        <Button
          variant="ghost"
          size="sm"
          icon={ThumbsDown}
          disabled={dismissal.isPending}
          aria-label={`Not for me: ${game.title}`}
          onClick={(event) => dismissal.dismiss(game, event.currentTarget)}
        >
          Not for me
        </Button>
      )}
      {game.buyUrl ? <OutLink icon={ExternalLink} href={game.buyUrl} label="View Game" title={game.title} /> : null}
      {game.youtube ? <OutLink icon={CirclePlay} href={game.youtube} label="Watch Video" title={game.title} /> : null}
    </div>
  );
}

function OutLink({ icon, href, label, title }: { icon: IconType; href: string; label: string; title: string }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={icon}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}: ${title}`}
    >
      {label}
    </Button>
  );
}

function HeldMark({ icon: Icon, children }: { icon: IconType; children: string }) {
  return (
    <p className="flex min-h-9.5 items-center justify-center gap-1.75 rounded-md bg-petrol-tint text-sm font-strong text-petrol only:col-span-full">
      <Icon className="icon" aria-hidden="true" />
      {children}
    </p>
  );
}
