import { ArrowLeftRight, EllipsisVertical, GraduationCap, Lock, LockOpen, RefreshCw } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { DropdownMenu, MenuItem } from '#client/ui/layers/dropdown-menu.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { companionText } from '#shared/text/companions.ts';
import { withFullStop } from '#shared/text/with-full-stop.ts';
import type { PartOfEvening, PlannedEvening, TwoTablesOfEvening } from '#shared/evening/evening-contract.ts';
import { reasonLine } from '#shared/evening/reason-line.ts';
import {
  assignTable,
  type EveningOptions,
  exchangeAtTable,
  seat,
  swapTableGames,
  type Tables,
} from './evening-options.ts';
import { lengthText } from './evening-text.ts';
import { GameTitle } from './game-title.tsx';
import { t } from '#client/evening/words/words.ts';

interface TwoTablesProps {
  tables: TwoTablesOfEvening;
  evening: PlannedEvening;
  options: EveningOptions;
  onChange: (options: EveningOptions) => void;
}

/** The best two tables beside the best single one, with seating. */
export function TwoTables({ tables: { words, isBetter, one, two }, evening, options, onChange }: TwoTablesProps) {
  const hasLocks = [...options.seats.flat(), ...options.tableGames].some((locked) => locked !== null);
  return (
    <section
      className={isBetter ? 'mt-4 border-b border-b-line pb-5' : 'mt-6 border-t border-t-line pt-5'}
      aria-labelledby="two-tables"
    >
      <h3 id="two-tables">{isBetter ? t('Two Tables') : t('Or Two Tables')}</h3>
      <p className="mt-2 text-sm wrap-anywhere text-ink-2">{words}</p>
      {two?.explaining ? (
        <p className="mt-2 text-sm wrap-anywhere">
          <GraduationCap className="icon inline align-[-0.15em]" aria-hidden="true" /> {two.explaining}
        </p>
      ) : null}
      {two ? (
        <div className="two-tables-pair mt-3 mb-4 grid gap-3 sm:grid-cols-2">
          {([0, 1] as const).map((index) => (
            <OneOfTwoTables
              key={index}
              index={index}
              tables={two.tables}
              evening={evening}
              options={options}
              onChange={onChange}
            />
          ))}
        </div>
      ) : null}
      {hasLocks ? (
        <button
          type="button"
          className="link min-h-6"
          onClick={() => onChange({ ...options, seats: [[], []], tableGames: [null, null] })}
        >
          {t('Seat everybody again')}
        </button>
      ) : null}
      {one ? (
        <p className="mt-2 text-sm wrap-anywhere text-ink-2">
          <b className="text-ink">{withFullStop(t('For all at one table: {game}', { game: one.game.title }))}</b>{' '}
          {reasonLine(one.reasons)}
        </p>
      ) : null}
    </section>
  );
}

interface OneOfTwoTablesProps extends Pick<TwoTablesProps, 'evening' | 'options' | 'onChange'> {
  index: 0 | 1;
  tables: Tables;
}

const NAMES = [t('First Table'), t('Second Table')] as const;
const PEOPLE_AT = [t('At the first table'), t('At the second table')] as const;
const MOVES = [t('Move to the First Table'), t('Move to the Second Table')] as const;

/** One of two tables: its game, who explains it, and its people. A tap on any of them opens what can be done. */
function OneOfTwoTables({ index, tables, evening, options, onChange }: OneOfTwoTablesProps) {
  const table = tables[index];
  if (!table) return null;
  const { game, teacher, reasons, explaining, second } = table;
  const people = evening.people.filter(({ id }) => table.people.includes(id));
  const isGameLocked = options.tableGames[index] === game.number;
  const other = index === 0 ? 1 : 0;
  const move = MOVES[other];
  return (
    <Tile as="section" aria-label={NAMES[index]} className="bg-tile-2">
      <h4 className="text-sm font-strong text-ink-2">{NAMES[index]}</h4>
      <DropdownMenu trigger={gameButton(table, isGameLocked)}>
        <MenuItem icon={RefreshCw} onSelect={() => onChange(exchangeAtTable(options, tables, game.number))}>
          {t('Another Game Instead')}
        </MenuItem>
        <MenuItem icon={ArrowLeftRight} onSelect={() => onChange(swapTableGames(options, tables))}>
          {move}
        </MenuItem>
        <MenuItem
          icon={isGameLocked ? LockOpen : Lock}
          onSelect={() => onChange(assignTable(options, index, isGameLocked ? null : game.number))}
        >
          {isGameLocked ? t('Let It Go') : t('Keep It')}
        </MenuItem>
      </DropdownMenu>
      <p className="mt-0.5 text-sm leading-[1.4] wrap-anywhere">
        {reasonLine(explaining ? [...reasons, explaining] : reasons)}
      </p>
      {second ? (
        <div className="mt-2 border-t border-t-line pt-2">
          <p className="text-xs text-ink-2">{t('Until the others have finished')}</p>
          <DropdownMenu trigger={gameButton(second, false)}>
            <MenuItem icon={RefreshCw} onSelect={() => onChange(exchangeAtTable(options, tables, second.game.number))}>
              {t('Another Game Instead')}
            </MenuItem>
          </DropdownMenu>
          <p className="mt-0.5 text-sm leading-[1.4] wrap-anywhere">
            {reasonLine(second.explaining ? [...second.reasons, second.explaining] : second.reasons)}
          </p>
        </div>
      ) : null}
      <ul className="mt-3 flex flex-wrap gap-1.5" aria-label={PEOPLE_AT[index]}>
        {people.map(({ id, name, heads, companions }) => {
          const isLocked = options.seats[index].includes(id);
          return (
            <li className="max-w-full" key={id}>
              <DropdownMenu
                align="start"
                trigger={
                  <button
                    type="button"
                    className="flex min-h-tap max-w-full items-center gap-1.5 rounded-md border border-line-strong bg-tile px-3 py-1 text-start text-sm font-semibold wrap-anywhere hover:bg-tile-2"
                  >
                    {isLocked ? <Lock className="icon" aria-hidden="true" /> : null}
                    <span dir="auto">
                      {[name, companionText({ partySize: heads, companions })].filter(Boolean).join(' ')}
                    </span>
                    {isLocked ? <VisuallyHidden>, {t('kept here')}</VisuallyHidden> : null}
                    {name === teacher ? (
                      <span className="flex items-center gap-1.25 text-xs whitespace-nowrap text-good">
                        <GraduationCap className="icon" aria-hidden="true" /> {t('explains it')}
                      </span>
                    ) : null}
                  </button>
                }
              >
                <MenuItem icon={ArrowLeftRight} onSelect={() => onChange(seat(options, id, other))}>
                  {move}
                </MenuItem>
                <MenuItem
                  icon={isLocked ? LockOpen : Lock}
                  onSelect={() => onChange(seat(options, id, isLocked ? null : index))}
                >
                  {isLocked ? t('Let Go') : t('Keep Here')}
                </MenuItem>
              </DropdownMenu>
            </li>
          );
        })}
      </ul>
    </Tile>
  );
}

/** A game at a table, as the button of its menu. */
const gameButton = (part: PartOfEvening, isKept: boolean) => (
  <button
    type="button"
    className="mt-1 grid min-h-tap w-full grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 rounded-md py-1 text-start hover:bg-tile"
  >
    <GameCover
      title={part.game.title}
      category={part.game.category ?? 'family'}
      imageUrl={part.game.imageUrl}
      className="aspect-square w-11 rounded-sm"
    />
    <span className="min-w-0">
      <b className="block leading-snug font-bold wrap-anywhere" dir="auto">
        <GameTitle title={part.game.title} isKept={isKept} />
      </b>
      <small className="block text-sm text-ink-2">{lengthText(part)}</small>
    </span>
    <EllipsisVertical className="icon" aria-hidden="true" />
  </button>
);
