import { Hourglass, Users } from 'lucide-react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { Container } from '#client/ui/container.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { FAMILY_GAMES } from '../family-games.ts';
import './popular-family-games.css';

/** Three games that most families know; each leads to where it is added. */
export function PopularFamilyGames() {
  return (
    <Container as="section" className="family-games">
      <h2>Popular Family Games</h2>
      <ul>
        {FAMILY_GAMES.map(({ title, category, players, minutes }) => (
          <Tile as="li" pad="none" key={title} className="family-game">
            <GameCover title={title} category={category} className="family-game-cover" />
            <div className="family-game-text">
              <h3>
                <Link href={`/add-game?q=${encodeURIComponent(title)}`} aria-label={`Add ${title}`}>
                  {title}
                </Link>
              </h3>
              <p>
                <Users className="icon" aria-hidden="true" />
                {players} players
              </p>
              <p>
                <Hourglass className="icon" aria-hidden="true" />
                {minutes} minutes
              </p>
            </div>
          </Tile>
        ))}
      </ul>
    </Container>
  );
}
