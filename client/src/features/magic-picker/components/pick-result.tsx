import { CirclePlay, Dices, Hourglass, ShoppingBag, Users } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { MarkPlayedButton } from '#client/entities/games/mark-played-button.tsx';
import { Button } from '#client/ui/button.tsx';
import { CategoryBadge } from '#client/ui/category-badge.tsx';
import { DifficultyBadge } from '#client/ui/difficulty-badge.tsx';
import { RatingPips } from '#client/ui/rating.tsx';
import { durationText } from '#shared/rules/plays/duration-text.ts';
import type { Candidate } from '../candidates.ts';
import './pick-result.css';

interface PickResultProps {
  game: Candidate;
  /** A sentence or two. */
  why: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** The picked game under the lamp. Its heading gets the focus. */
export function PickResult({ game, why, heading }: PickResultProps) {
  return (
    <section className="rail pick-result" aria-labelledby="pick-result-title">
      <GameCover title={game.title} category={game.category} imageUrl={game.imageUrl} className="pick-result-cover" />
      <div className="pick-result-text">
        <h2 ref={heading} tabIndex={-1} id="pick-result-title">
          Perfect Match Found!
        </h2>
        <h3 dir="auto">{game.title}</h3>
        <p className="pick-result-why">
          {why}
          {game.addedBy ? ` ${game.addedBy}.` : null}
        </p>
        <div className="badges">
          <CategoryBadge category={game.category} />
          <DifficultyBadge difficulty={game.difficulty} />
        </div>
        <dl>
          <Fact name="Players">
            <Users className="icon" aria-hidden="true" /> {game.players}
          </Fact>
          <Fact name="Duration">
            <Hourglass className="icon" aria-hidden="true" /> {durationText(game.duration)}
          </Fact>
          <Fact name="Your rating">
            {game.rating > 0 ? (
              <>
                <span className="rating-pips" aria-hidden="true">
                  <RatingPips value={game.rating} />
                </span>
                {`${game.rating} / 5`}
              </>
            ) : (
              'Not rated yet'
            )}
          </Fact>
          <Fact name="Times played">
            <Dices className="icon" aria-hidden="true" /> {game.timesPlayed.toLocaleString()}
          </Fact>
        </dl>
        {game.notes ? (
          <p className="pick-result-notes" dir="auto">
            {game.notes}
          </p>
        ) : null}
        <div className="pick-result-actions">
          {game.youtube ? (
            <Button variant="primary" icon={CirclePlay} href={game.youtube} {...NEW_TAB}>
              Watch Rules
            </Button>
          ) : null}
          {game.buyUrl ? (
            <Button variant="rail" icon={ShoppingBag} href={game.buyUrl} {...NEW_TAB}>
              Buy Game
            </Button>
          ) : null}
          <MarkPlayedButton game={game} variant="rail" size="md" />
        </div>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
