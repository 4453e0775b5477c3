import { clsx } from 'clsx';
import { Link } from 'wouter';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { MAX_PEOPLE } from './health-game.ts';
import type { PeopleRow } from './number-of-people.ts';
import { bestWithLink } from './health-links.ts';
import { capital, peopleSentence, peopleWord, seeAll } from './health-text.ts';
import type { ShelfHealth } from './shelf-health.ts';
import { HealthPanel } from './health-panel.tsx';
import { bar, columns, ring } from './chart-styles.ts';
import { t } from '#client/collection/words/words.ts';

/** Height of the highest bar in pixels. */
const PLAYS_HEIGHT = 96;
const GAMES_HEIGHT = 62;

/** Plays above, games below, the number of people on the line. */
export function PeoplePanel({ health: { people, shelf } }: { health: ShelfHealth }) {
  const { rows, usual } = people;
  const most = (of: (row: PeopleRow) => number) => Math.max(1, ...rows.map(of));
  const [mostPlays, mostGames] = [most(({ plays }) => plays), most(({ games }) => games)];
  return (
    <HealthPanel
      about={t('What fits your number')}
      says={peopleSentence(people, shelf.length)}
      link={usual && usual.games > 0 ? { href: bestWithLink(usual.people), words: seeAll(usual.games) } : undefined}
    >
      {usual ? null : (
        <p className="mt-2 text-note text-ink-2">
          {t(
            'Name who was there when you log a play: from the first one on, this compares your evenings with your games.',
          )}
        </p>
      )}
      <ul className="mt-4.5 grid gap-1" style={columns('repeat(8, minmax(0, 1fr))')}>
        {rows.map((row) => (
          <li key={row.people} className="min-w-0">
            <Column
              hasPlays={usual !== null}
              row={row}
              isUsual={row === usual}
              heights={[barOf(row.plays, mostPlays, PLAYS_HEIGHT), barOf(row.games, mostGames, GAMES_HEIGHT)]}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2" aria-hidden="true">
        <span className="inline-flex items-center gap-1.75">
          <i className="size-3 rounded-2xs bg-petrol" /> {t('plays with so many people')}
        </span>
        <span className="inline-flex items-center gap-1.75">
          <i className="size-3 rounded-2xs bg-greyboard" /> {t('games best with so many')}
        </span>
      </p>
    </HealthPanel>
  );
}

/** Whatever there is can be seen. */
const barOf = (count: number, most: number, height: number): number =>
  count === 0 ? 0 : Math.max(3, Math.round((count / most) * height));

interface ColumnProps {
  row: PeopleRow;
  isUsual: boolean;
  /** Whether any number has plays. */
  hasPlays: boolean;
  heights: readonly [plays: number, games: number];
}

function Column({ row: { people, plays, games }, isUsual, hasPlays, heights: [up, down] }: ColumnProps) {
  const label = t(
    '{people, plural, one {{who} person: {playsText}, {gamesText} best with so many} other {{who} people: {playsText}, {gamesText} best with so many}}',
    {
      people,
      who: capital(peopleWord(people)),
      playsText: t('{count, plural, one {# play} other {# plays}}', { count: plays }),
      gamesText: t('{count, plural, one {# game} other {# games}}', { count: games }),
    },
  );
  const figure = clsx(
    'my-1 text-2xs leading-none tabular-nums',
    isUsual ? 'font-bold text-ink' : 'font-strong text-ink-3',
  );
  const column = (
    <span
      aria-hidden="true"
      className="grid justify-items-center"
      style={{ gridTemplateRows: `${hasPlays ? 118 : 6}px 34px 84px` }}
    >
      <span className="flex w-full flex-col items-center justify-end">
        <span className={figure}>{plays > 0 ? plays : null}</span>
        <i className="w-full rounded-2xs bg-petrol" style={bar(up)} />
      </span>
      <b
        className={clsx(
          'grid size-6.5 place-items-center self-center rounded-round text-xs leading-none font-bold',
          isUsual && 'bg-lamp text-on-lamp',
        )}
        style={ring(isUsual ? 'lamp-edge' : 'line-strong')}
      >
        {people === MAX_PEOPLE ? '8+' : people}
      </b>
      <span className="flex w-full flex-col items-center">
        <i className="w-full rounded-2xs bg-greyboard" style={bar(down)} />
        <span className={figure}>{games > 0 ? games : null}</span>
      </span>
    </span>
  );
  const content = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {column}
    </>
  );
  if (games === 0) return content;
  return (
    <Link href={bestWithLink(people)} className="block rounded-sm hover:bg-tile-2">
      {content}
    </Link>
  );
}
