import { ArrowLeftRight, GraduationCap, Lock, LockOpen } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Well } from '#client/ui/layout/tile.tsx';
import type { PlannedEvening, TwoTablesOfEvening } from '#shared/evening/evening-contract.ts';
import { companionText } from '#shared/text/companions.ts';
import { reasonLine } from '#shared/evening/evening-reason.ts';
import { lengthText } from './evening-text.ts';

type Table = NonNullable<TwoTablesOfEvening['two']>['tables'][number];

interface OneOfTwoTablesProps {
  index: 0 | 1;
  table: Table;
  people: PlannedEvening['people'];
  /** Ids of people fixed to this table. */
  lockedPeople: readonly number[];
  isGameLocked: boolean;
  /** Null for automatic seating. */
  onSeat: (personId: number, index: 0 | 1 | null) => void;
  onLockGame: (game: number | null) => void;
}

const NAMES = ['First Table', 'Second Table'] as const;

/** One of two tables: its game, who explains it, and its people. */
export function OneOfTwoTables(props: OneOfTwoTablesProps) {
  const { index, table, people, lockedPeople, isGameLocked, onSeat, onLockGame } = props;
  const { game, teacher, reasons, explaining, second } = table;
  const other = index === 0 ? 1 : 0;
  return (
    <Well as="section" aria-label={NAMES[index]}>
      <h4 className="text-sm font-strong text-ink-2">{NAMES[index]}</h4>
      <div className="mt-2 grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3">
        <GameCover
          title={game.title}
          category={game.category ?? 'family'}
          imageUrl={game.imageUrl}
          className="aspect-square w-11 rounded-sm"
        />
        <div className="min-w-0">
          <b className="block leading-snug font-bold wrap-anywhere" dir="auto">
            {game.title}
          </b>
          <p className="text-sm text-ink-2">{lengthText(table)}</p>
        </div>
        <IconButton
          icon={isGameLocked ? Lock : LockOpen}
          label={`Keep ${game.title} at this table`}
          aria-pressed={isGameLocked}
          onClick={() => onLockGame(isGameLocked ? null : game.number)}
        />
      </div>
      <p className="mt-0.5 text-sm leading-[1.4] wrap-anywhere">
        {reasonLine(explaining ? [...reasons, explaining] : reasons)}
      </p>
      {second ? (
        <p className="mt-1.5 text-sm leading-[1.4] wrap-anywhere">
          Until the others have finished: <b dir="auto">{second.game.title}</b>, {lengthText(second)}.{' '}
          {reasonLine(second.explaining ? [...second.reasons, second.explaining] : second.reasons)}
        </p>
      ) : null}
      <ul className="mt-2" aria-label={`At the ${NAMES[index].toLowerCase()}`}>
        {people.map(({ id, name, heads, companions }) => {
          const isLocked = lockedPeople.includes(id);
          return (
            <li className="flex min-h-11 items-center gap-1 border-t border-t-line font-semibold" key={id}>
              <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
                {[name, companionText({ partySize: heads, companions })].filter(Boolean).join(' ')}
              </span>
              {name === teacher ? (
                <span className="flex items-center gap-1.25 text-xs whitespace-nowrap text-good">
                  <GraduationCap className="icon" aria-hidden="true" /> explains it
                </span>
              ) : null}
              <IconButton
                icon={ArrowLeftRight}
                label={`Move ${name} to the ${NAMES[other].toLowerCase()}`}
                onClick={() => onSeat(id, other)}
              />
              <IconButton
                icon={isLocked ? Lock : LockOpen}
                label={`Keep ${name} here`}
                aria-pressed={isLocked}
                onClick={() => onSeat(id, isLocked ? null : index)}
              />
            </li>
          );
        })}
      </ul>
    </Well>
  );
}
