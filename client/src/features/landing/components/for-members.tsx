import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CirclePlus, LibraryBig, WandSparkles } from 'lucide-react';
import { Link } from 'wouter';
import { READERS_ENGLISH } from '#client/features/game-nights/night-words.ts';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import type { Event } from '#shared/contracts/events.ts';
import { nextNightQuery } from '../api.ts';
import './for-members.css';

/** For somebody who is signed in: the next night, and where one mostly goes. */
export function ForMembers({ user: { firstName } }: { user: Pick<CurrentUser, 'firstName'> }) {
  const { data: night } = useQuery(nextNightQuery);
  const name = firstName?.trim();
  return (
    <Container as="section" className="for-members">
      <Tile className="for-members-tile">
        <div className="for-members-night">
          <h2>{name ? `Welcome back, ${name}` : 'Welcome back'}</h2>
          {night === undefined ? <p>&nbsp;</p> : night ? <NextNight night={night} /> : <p>No game night is planned.</p>}
        </div>
        <nav aria-label="Quick links" className="for-members-links">
          <Button icon={LibraryBig} href="/my-games">
            My Games
          </Button>
          <Button icon={CalendarDays} href={night ? '/game-nights' : '/game-nights?create'}>
            {night ? 'Game Nights' : 'Plan a Night'}
          </Button>
          <Button icon={WandSparkles} href="/magic-picker">
            Magic Picker
          </Button>
          <Button icon={CirclePlus} href="/add-game">
            Add Game
          </Button>
        </nav>
      </Tile>
    </Container>
  );
}

function NextNight({ night }: { night: Event }) {
  const { id, title, date, timeZone, heads } = night;
  const when = new Intl.DateTimeFormat(READERS_ENGLISH, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(date);
  return (
    <p>
      Next:{' '}
      <Link href={`/game-nights/${id}`} className="link">
        {title}
      </Link>
      , {when}. {heads} {heads === 1 ? 'person is' : 'people are'} in.
    </p>
  );
}
