import { clsx } from 'clsx';
import { ArrowLeft, Camera, Heart, NotebookPen, Pencil, Share2 } from 'lucide-react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { FavoriteToggle } from './my-games/components/favorite-toggle.tsx';
import { GameBadges } from '#client/games/parts/game-badges.tsx';
import { StateLine } from '#client/games/parts/state-line.tsx';
import { GameRating } from './my-games/components/game-rating.tsx';
import { LendButton } from '#client/copies/loans/loan-button.tsx';
import { isAway, useLoans } from '#client/copies/loans/use-loan.ts';
import { MoveToCollectionButton } from './my-games/components/move-to-collection-button.tsx';
import { MarkPlayedButton } from '#client/games/parts/mark-played-button.tsx';
import { shareEvolution } from '#client/games/share-evolution/shared-game.ts';
import { editGame, photographGame } from '#client/games/game-dialogs-view.ts';
import { openGamePlay } from '#client/plays/play-dialog-view.ts';
import { ScoreboardButton } from '#client/plays/parts/scoreboard-button.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { PageTitle } from '#client/ui/layout/page-title.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import { isOwned, listOf } from '#shared/games/lists.ts';
import { tierFor } from '#shared/games/tier.ts';
import { HeroFacts } from './game-page/hero-facts.tsx';
import { HeroRecord } from './game-page/hero-record.tsx';
import { TierStrip, TierTrack } from './game-page/tier-strip.tsx';
import '#client/ui/marks/plies.css';
import { t } from '#client/collection/words/words.ts';

interface GameHeroProps {
  game: Game;
  /** Undefined while loading. */
  log: readonly LoggedPlay[] | undefined;
}

/** The header: cover, data and actions of a game. */
export function GameHero({ game, log }: GameHeroProps) {
  const { tier } = tierFor(game.timesPlayed);
  const away = isAway(useLoans(game.id));
  return (
    <section
      className="game-hero rail [--pip-place:26px] max-nav:mt-[calc(-1_*_var(--sp-5))] md:has-[.tier-strip]:pb-0"
      aria-labelledby="game-title"
    >
      <Container>
        <div className="game-hero-bar mb-2.5 flex items-center gap-0.5 max-4xs:flex-wrap">
          <Link
            href={isOwned(game) ? '/my-games' : `/my-games?tab=${listOf(game)}`}
            className="me-auto inline-flex min-h-tap items-center gap-2 text-sm font-semibold text-on-rail hover:underline hover:underline-offset-3"
          >
            <ArrowLeft className="icon" aria-hidden="true" />
            {t('My Games')}
          </Link>
          <FavoriteToggle game={game} />
          <IconButton
            icon={Pencil}
            tone="rail"
            label={t('Edit Game: {title}', { title: game.title })}
            onClick={() => editGame(game.id)}
          />
          <IconButton
            icon={Share2}
            tone="rail"
            label={t('Share Evolution: {title}', { title: game.title })}
            onClick={() => shareEvolution(game)}
          />
        </div>
        <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-4 max-4xs:grid-cols-1 tablet:grid-cols-[260px_minmax(0,1fr)] tablet:gap-x-11 xl:grid-cols-[260px_minmax(0,1fr)_260px]">
          <div
            className={clsx(
              'game-hero-box relative mb-3 aspect-square self-start max-4xs:w-28 rounded-md tablet:row-[1/6] tablet:-rotate-2',
              game.isWishlist ? 'border-[1.5px] border-dashed border-on-rail-2 p-1.5 shadow-none' : 'plies',
            )}
            data-tier={tier}
          >
            <GameCover
              title={game.title}
              category={game.category}
              imageUrl={game.imageUrl}
              className={clsx('h-full rounded-md', away && 'opacity-50 grayscale')}
            />
            <IconButton
              icon={Camera}
              label={t('Photo of the Box')}
              className="absolute right-1.5 bottom-1.5 bg-[#fefffd]! text-[#10292d]! shadow-tile"
              onClick={() => photographGame(game.id)}
            />
          </div>
          <div className="min-w-0 [&_.rating-input]:-ms-1">
            <div className="flex flex-wrap gap-1.5">
              <GameBadges game={game} />
              {game.isWishlist ? (
                <Badge tone="wish" icon={Heart}>
                  {t('Wishlist')}
                </Badge>
              ) : null}
            </div>
            <PageTitle
              className="mt-2 text-[length:clamp(1.625rem,1.1rem_+_2.6vw,3rem)] leading-[1.04] font-black wrap-anywhere"
              id="game-title"
              title={game.title}
            />
            <StateLine game={game} className="mt-1" />
            <GameRating game={game} />
          </div>
          <HeroFacts game={game} log={log} />
          <HeroRecord log={log} />
          {game.isWishlist ? null : <TierTrack plays={game.timesPlayed} />}
          <div className="game-hero-actions col-span-full grid grid-cols-2 gap-2.5 max-4xs:grid-cols-1 tablet:col-2 tablet:flex tablet:flex-wrap">
            {game.isWishlist ? <MoveToCollectionButton game={game} primary /> : null}
            <Button
              variant={game.isWishlist ? 'rail' : 'primary'}
              size={game.isWishlist ? 'md' : 'lg'}
              icon={NotebookPen}
              onClick={() => openGamePlay(game)}
            >
              {t('Log a Play')}
            </Button>
            {game.isWishlist ? null : <MarkPlayedButton game={game} variant="rail" size="md" />}
            <ScoreboardButton game={game} variant="rail" />
            <LendButton game={game} />
          </div>
        </div>
      </Container>
      {game.isWishlist ? null : <TierStrip plays={game.timesPlayed} />}
    </section>
  );
}
