import { percentText, wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { nameKey } from '#shared/text/person-name.ts';
import type { PlayPerson } from '../rules/play-log.ts';
import { decidedText } from '../decided-text.ts';
import { winRate, type PlayerPerformance } from '../rules/player-performance.ts';
import { dateText } from '#client/lib/reader-time.ts';
import { FiguresTable } from '#client/ui/charts/figures-table.tsx';
import { PersonLink } from './person-link.tsx';
import { t } from '#client/plays/words/words.ts';

interface PeopleTableProps {
  players: readonly PlayerPerformance[];
  /** By person id. */
  spellings: ReadonlyMap<number, readonly string[]>;
}

/** One row per person: plays, wins, last play. */
export const PeopleTable = ({ players, spellings }: PeopleTableProps) => (
  <FiguresTable
    caption={t('People, most frequent first')}
    rows={players}
    keyOf={({ person }) => person.key}
    about={[t('Person'), ({ person }) => nameCell(person, spellings.get(person.id ?? 0) ?? [])]}
    figures={[
      [t('Plays'), ({ gamesPlayed }) => wholeText(gamesPlayed)],
      [t('Wins'), decidedText],
      [t('Win rate'), ({ wins, contests }) => percentText(winRate(wins, contests))],
    ]}
    wideFigure={[t('Last played'), ({ lastPlayed }) => dateText(lastPlayed)]}
  />
);

const nameCell = ({ id, name }: PlayPerson, spellings: readonly string[]) => (
  <span className="flex min-h-9 items-center gap-3">
    <Avatar name={name} size="sm" />
    <span className="min-w-0">
      <PersonLink id={id} name={name} />
      <OtherSpellings name={name} spellings={spellings} />
    </span>
  </span>
);

function OtherSpellings({ name, spellings }: { name: string; spellings: readonly string[] }) {
  const others = spellings.filter((spelling) => spelling !== nameKey(name));
  if (others.length === 0) return null;
  return (
    <span className="block text-xs font-normal text-ink-3">{t('also {names}', { names: others.join(', ') })}</span>
  );
}
