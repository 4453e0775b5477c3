import { useEffect, useMemo } from 'react';
import { PlaysOverTime } from '#client/entities/plays/plays-over-time.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { Person } from '#shared/contracts/people.ts';
import { headToHeadOf } from '../rules/head-to-head.ts';
import { hasWon, playsWith, summaryOf } from '../rules/person-summary.ts';
import type { LoggedPlay, PlayPerson } from '#client/entities/plays/rules/play-log.ts';
import { playsOverTime } from '#client/entities/plays/rules/plays-over-time.ts';
import { HeadToHeadTable } from './head-to-head-table.tsx';
import { PersonGames } from './person-games.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonTiles } from './person-tiles.tsx';
import { LatestPlaysWith } from './latest-plays-with.tsx';
import { Spellings } from './spellings.tsx';

interface PersonViewProps {
  person: Person;
  people: readonly Person[];
  log: readonly LoggedPlay[];
}

/** A person's statistics. */
export function PersonView({ person, people, log }: PersonViewProps) {
  useEffect(() => {
    document.title = `${person.name} · Rollcall`;
  }, [person.name]);
  const played = useMemo(() => playedAs(log, person.id), [log, person.id]);
  return (
    <div className="grid grid-cols-1 gap-8 [&_.page-header]:mb-0 [&_section>h2]:mb-4">
      <PersonHeader person={person} people={people} log={log} />
      {played ? (
        <PersonFigures log={log} played={played} />
      ) : (
        <EmptyState title="No plays by this name">They are kept for the next time you write it down.</EmptyState>
      )}
      <Spellings person={person} log={log} />
    </div>
  );
}

function PersonFigures({ log, played }: { log: readonly LoggedPlay[]; played: PlayPerson }) {
  const plays = useMemo(() => playsWith(log, played), [log, played]);
  const summary = useMemo(() => summaryOf(plays, played), [plays, played]);
  const records = useMemo(() => headToHeadOf(plays, played), [plays, played]);
  const time = useMemo(
    () => playsOverTime(plays, { from: null, to: new Date() }, (play) => hasWon(play, played)),
    [plays, played],
  );
  return (
    <>
      <PersonTiles summary={summary} records={records} />
      <PlaysOverTime {...time} title="Plays" series={['Won', 'Not won']} />
      <div className="grid grid-cols-1 items-start gap-x-4 gap-y-8 md:grid-cols-2">
        <HeadToHeadTable records={records} />
        <PersonGames games={summary.games} person={played} />
      </div>
      <LatestPlaysWith plays={plays} person={played} />
    </>
  );
}

function playedAs(log: readonly LoggedPlay[], id: number): PlayPerson | null {
  for (const { seated } of log) {
    const seat = seated.find(({ person }) => person.id === id);
    if (seat) return seat.person;
  }
  return null;
}
