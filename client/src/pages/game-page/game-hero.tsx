import { ArrowLeft, Heart, NotebookPen, Pencil, Share2 } from 'lucide-react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { FavoriteToggle } from '#client/features/collection/components/favorite-toggle.tsx';
import { GameBadges } from '#client/entities/games/game-badges.tsx';
import { GameRating } from '#client/features/collection/components/game-rating.tsx';
import { OwnWishButton } from '#client/features/collection/components/own-wish-button.tsx';
import { MarkPlayedButton } from '#client/entities/games/mark-played-button.tsx';
import { shareEvolution } from '#client/entities/tiers/shared-game.ts';
import { editGame } from '#client/entities/games/game-dialogs-view.ts';
import { openGamePlay } from '#client/entities/plays/play-dialog-view.ts';
import { ScoreboardButton } from '#client/entities/plays/scoreboard-button.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { Container } from '#client/ui/container.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Game } from '#shared/contracts/games.ts';
import type { LoggedPlay } from '#client/entities/plays/rules/play-log.ts';
import { tierFor } from '#shared/rules/games/tier.ts';
import { HeroFacts } from '#client/features/game-page/components/hero-facts.tsx';
import { TierStrip, TierTrack } from '#client/features/game-page/components/tier-strip.tsx';
import '#client/ui/plies.css';
import './game-hero.css';

interface GameHeroProps {
  game: Game;
  /** Undefined until they are there. */
  log: readonly LoggedPlay[] | undefined;
}

/** The band at the top: the box on its plies, the facts, and what one does with a game. */
export function GameHero({ game, log }: GameHeroProps) {
  const { tier } = tierFor(game.timesPlayed);
  return (
    <section className="game-hero rail" aria-labelledby="game-title">
      <Container>
        <div className="game-hero-bar">
          <Link href={game.isWishlist ? '/my-games?tab=wishlist' : '/my-games'} className="game-hero-back">
            <ArrowLeft className="icon" aria-hidden="true" />
            My Games
          </Link>
          <FavoriteToggle game={game} />
          <IconButton icon={Pencil} tone="rail" label="Edit Game" onClick={() => editGame(game.id)} />
          <IconButton icon={Share2} tone="rail" label="Share Evolution" onClick={() => shareEvolution(game)} />
        </div>
        <div className="game-hero-columns">
          <div className={cx('game-hero-box', game.isWishlist ? 'is-wish' : 'plies')} data-tier={tier}>
            <GameCover title={game.title} category={game.category} imageUrl={game.imageUrl} />
          </div>
          <div className="game-hero-head">
            <div className="game-hero-badges">
              <GameBadges game={game} />
              {game.isWishlist ? (
                <Badge tone="wish" icon={Heart}>
                  Wishlist
                </Badge>
              ) : null}
            </div>
            <h1 id="game-title" dir="auto">
              {game.title}
            </h1>
            <GameRating game={game} />
          </div>
          <HeroFacts game={game} log={log} />
          {game.isWishlist ? null : <TierTrack plays={game.timesPlayed} />}
          <div className="game-hero-actions">
            {game.isWishlist ? <OwnWishButton game={game} /> : null}
            <Button variant="primary" size="lg" icon={NotebookPen} onClick={() => openGamePlay(game)}>
              Log a Play
            </Button>
            {game.isWishlist ? null : <MarkPlayedButton game={game} variant="rail" size="md" />}
            <ScoreboardButton gameId={game.id} variant="rail" />
          </div>
        </div>
      </Container>
      {game.isWishlist ? null : <TierStrip plays={game.timesPlayed} />}
    </section>
  );
}
