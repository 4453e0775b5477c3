import { useEffect, useMemo, useState } from 'react';
import { PlayTile } from '../parts/play-tile.tsx';
import { PlaysOverTime } from '../parts/plays-over-time.tsx';
import { Link } from 'wouter';
import { playsAddress } from '../plays-view.ts';
import type { LoggedPlay, PlayPerson } from '../rules/play-log.ts';
import { playsOverTime } from '../rules/plays-over-time.ts';
import { storyAddress } from '#client/lib/addresses.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { FiguresTable } from '#client/ui/charts/figures-table.tsx';
import type { Person } from '#shared/plays/people-contract.ts';
import { headToHeadOf, type HeadToHead } from './head-to-head.ts';
import { hasWon, playsWith, summaryOf } from './person-summary.ts';
import { PersonGames } from './person-games.tsx';
import { PersonLink } from './person-link.tsx';
import { PersonTiles } from './person-tiles.tsx';
import { Spellings } from './spellings.tsx';
import { Merge, NotebookText, Pencil } from 'lucide-react';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { rich, t } from '#client/plays/words/words.ts';

const RECENT = 4;

/** The latest plays with a person. */
function LatestPlaysWith({ plays, person }: { plays: readonly LoggedPlay[]; person: PlayPerson }) {
  return (
    <section aria-labelledby="recent-plays">
      <h2 id="recent-plays">{t('Recent Plays')}</h2>
      <div className="grid grid-cols-1 gap-x-4 gap-y-4.5 tablet:grid-cols-2">
        {plays.slice(0, RECENT).map((play) => (
          <PlayTile key={play.id} play={play} />
        ))}
      </div>
      {plays.length > RECENT ? (
        <Button className="mt-4" href={playsAddress({ person: person.key })}>
          {t('See All {count} Plays', { count: wholeText(plays.length) })}
        </Button>
      ) : null}
    </section>
  );
}

const SHOWN_AT_FIRST = 8;

/** One person against each other person. */
function HeadToHeadTable({ records }: { records: readonly HeadToHead[] }) {
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="head-to-head">
      <h2 id="head-to-head">{t('Head to Head')}</h2>
      {records.length === 0 ? <p className="text-ink-2">{t('Nobody else sat at the table yet.')}</p> : null}
      {records.length > 0 ? (
        <FiguresTable
          rows={all ? records : records.slice(0, SHOWN_AT_FIRST)}
          keyOf={({ opponent }) => opponent.key}
          about={[t('Against'), nameCell]}
          figures={[
            [t('Together'), ({ together }) => wholeText(together)],
            [t('Ahead'), ({ ahead }) => wholeText(ahead)],
            [t('Behind'), ({ behind }) => wholeText(behind)],
          ]}
        />
      ) : null}
      {records.length > SHOWN_AT_FIRST ? (
        <Button className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('Show Fewer') : t('Show All {count}', { count: wholeText(records.length) })}
        </Button>
      ) : null}
    </section>
  );
}

const nameCell = ({ opponent: { id, name } }: HeadToHead) => (
  <span className="flex min-h-9 items-center gap-3">
    <Avatar name={name} size="sm" />
    <PersonLink id={id} name={name} />
  </span>
);

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
        <EmptyState title={t('No plays by this name')}>
          {t('They are kept for the next time you write it down.')}
        </EmptyState>
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
      <PlaysOverTime {...time} title={t('Plays')} series={[t('Won'), t('Not won')]} />
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

interface PersonHeaderProps {
  person: Person;
  people: readonly Person[];
  log: readonly LoggedPlay[];
}

/** A person's name, with edit actions. */
function PersonHeader({ person, people, log }: PersonHeaderProps) {
  const [open, setOpen] = useState<'rename' | 'merge' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        title={
          <span className="flex items-center gap-3.5 wrap-anywhere">
            <Avatar name={person.name} size="lg" />
            <bdi>{person.name}</bdi>
          </span>
        }
        actions={
          <>
            <Button icon={NotebookText} href={playsAddress({ person: `p${person.id}` })}>
              {t('All Plays')}
            </Button>
            <Button icon={Pencil} onClick={() => setOpen('rename')}>
              {t('Rename')}
            </Button>
            <Button icon={Merge} disabled={people.length < 2} onClick={() => setOpen('merge')}>
              {t('Merge')}
            </Button>
          </>
        }
      >
        <Link href={storyAddress({ of: `p${person.id}` })} className="link -my-0.5 inline-block py-0.5">
          {rich('Your year with {name}', { name: <bdi>{person.name}</bdi> })}
        </Link>
      </PageHeader>
      {open === 'rename' ? <RenameDialog person={person} people={people} onClose={close} /> : null}
      {open === 'merge' ? <MergeDialog person={person} people={people} log={log} onClose={close} /> : null}
    </>
  );
}
