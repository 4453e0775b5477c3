import { Hourglass, Users } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { Container } from '#client/ui/container.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { Category } from '#shared/enums.ts';
import './popular-family-games.css';

/** The three samples of the specification, section 1. */
const SAMPLES: readonly { title: string; category: Category; players: string; minutes: number }[] = [
  { title: 'Ticket to Ride', category: 'family', players: '2-5', minutes: 60 },
  { title: 'Camel Up', category: 'racing', players: '2-8', minutes: 30 },
  { title: 'Azul', category: 'abstract', players: '2-4', minutes: 45 },
];

export function PopularFamilyGames() {
  return (
    <Container as="section" className="family-games">
      <h2>Popular Family Games</h2>
      <ul>
        {SAMPLES.map(({ title, category, players, minutes }) => (
          <Tile as="li" pad="none" key={title} className="family-game">
            <GameCover title={title} category={category} className="family-game-cover" />
            <div className="family-game-text">
              <h3>{title}</h3>
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
