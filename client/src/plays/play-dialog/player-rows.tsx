import { UserPlus, UsersRound } from 'lucide-react';
import { useRef, type KeyboardEvent, useCallback, useLayoutEffect, type RefObject } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { MAX_PLAYERS } from '#shared/limits/limits.ts';
import { nameKey } from '#shared/text/person-name.ts';
import type { RowColumns } from './row-columns.ts';
import { enterMove } from './enter-key-move.ts';
import { blankPlayer, nextKey, type PlayerFields } from '../play-fields.ts';
import { FieldError } from './field-error.tsx';
import { PeopleChips } from '../parts/people-chips.tsx';
import { PlayerRow } from './player-row.tsx';
import '../parts/player-rows.css';
import { t } from '#client/plays/words/words.ts';

interface PlayerRowsProps {
  rows: readonly PlayerFields[];
  columns: RowColumns;
  onChange: (rows: PlayerFields[]) => void;
  /** Suggested people, most frequent first. */
  people: readonly string[];
  /** Players of the latest play. */
  lastPlayers: readonly string[];
  error: string | undefined;
  /** Enter was pressed in the last field. */
  onFinished: () => void;
}

/** The players. Enter moves from name to score and from score to score. */
export function PlayerRows({ rows, columns, onChange, people, lastPlayers, error, onFinished }: PlayerRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusRow = useFocusOnRow(list);
  /** The row whose name was left by Enter last. */
  const typingRow = useRef<number | null>(null);
  const nobody = rows.every(({ name }) => name.trim() === '');
  const taken = new Set(rows.map(({ name }) => nameKey(name)));
  const free = people.filter((name) => !taken.has(nameKey(name)));
  const teams = [...new Set(rows.map(({ team }) => team.trim()).filter((team) => team !== ''))];

  const changeRow = (key: number, changes: Partial<PlayerFields>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));

  const addRow = () => {
    const row = blankPlayer(nextKey(rows));
    onChange([...rows, row]);
    focusRow(rows.length, 'name');
  };

  const addPerson = (name: string, byKeyboard: boolean) => {
    const blank = rows.findIndex((row) => row.name.trim() === '');
    const index = blank === -1 ? rows.length : blank;
    const row = rows[index] ?? blankPlayer(nextKey(rows));
    onChange(rows.toSpliced(index, 1, { ...row, name }));
    if (byKeyboard) focusRow(index, 'last');
  };

  const removeRow = (index: number) => {
    onChange(rows.toSpliced(index, 1));
    focusRow(Math.min(index, rows.length - 2), 'name');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A name was chosen of a list.
    if (event.defaultPrevented) return;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    const entries = [...(list.current?.querySelectorAll<HTMLInputElement>('[data-entry]') ?? [])];
    const index = entries.indexOf(event.target);
    const entry = entries[index];
    if (!entry) return;
    const items = [...(list.current?.children ?? [])];
    const rowOf = (input: HTMLInputElement) => items.findIndex((item) => item.contains(input));
    const isName = (input: HTMLInputElement) => input.dataset.entry === 'name';
    const move = enterMove(
      entries.map((input) => ({ row: rowOf(input), isName: isName(input), isFilled: input.value.trim() !== '' })),
      index,
      typingRow.current,
    );
    event.preventDefault();
    if (isName(entry)) typingRow.current = rowOf(entry);
    if (move.to === 'submit') onFinished();
    else if (move.to === 'new row') addRow();
    else {
      entries[move.index]?.focus();
      entries[move.index]?.select();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter events bubble up from its inputs
    <fieldset
      onKeyDown={onKeyDown}
      className="player-rows grid min-w-0 gap-3 [--number:104px] max-sm:[--number:64px] max-sm:data-rank:data-score:[--number:60px]"
      data-rank={columns.rank || undefined}
      data-score={columns.score || undefined}
    >
      <legend className="sr-only">{t('Players')}</legend>
      <div
        className="-mb-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-2 pe-12.5 text-sm font-strong max-sm:gap-2 max-sm:pe-12"
        aria-hidden="true"
      >
        <span className="flex-1 ps-11 max-sm:ps-9.5">{t('Player')}</span>
        {columns.rank ? (
          <span className="w-[var(--number)] flex-none pe-3 text-right">
            {t('{rank, select, other {}}Place', { rank: '' })}
          </span>
        ) : null}
        {columns.score ? <span className="w-[var(--number)] flex-none pe-3 text-right">{t('Score')}</span> : null}
      </div>
      <ul ref={list}>
        {rows.map((row, index) => (
          <PlayerRow
            key={row.key}
            row={row}
            index={index}
            columns={columns}
            isLast={index === rows.length - 1}
            people={free}
            teams={teams}
            onChange={(changes) => changeRow(row.key, changes)}
            onRemove={rows.length > 1 ? () => removeRow(index) : undefined}
          />
        ))}
      </ul>
      {error ? <FieldError>{error}</FieldError> : null}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={UserPlus} onClick={addRow} disabled={rows.length >= MAX_PLAYERS}>
          {t('Add Player')}
        </Button>
        {nobody && lastPlayers.length > 0 ? (
          <Button
            size="sm"
            icon={UsersRound}
            title={lastPlayers.join(', ')}
            onClick={() => {
              onChange(lastPlayers.map((name, index) => blankPlayer(nextKey(rows) + index, name)));
              focusRow(0, 'last');
            }}
          >
            {t('Same players again')}
          </Button>
        ) : null}
      </div>
      <PeopleChips people={free} onPick={addPerson} />
    </fieldset>
  );
}

interface PendingFocus {
  index: number;
  field: 'name' | 'last';
}

/** Focuses a row after it is rendered: its name, or its last field. */
function useFocusOnRow(list: RefObject<HTMLElement | null>): (index: number, field: PendingFocus['field']) => void {
  const pending = useRef<PendingFocus | null>(null);

  // After every render: the row to focus appears with the change that requested it.
  useLayoutEffect(() => {
    if (!pending.current) return;
    const { index, field } = pending.current;
    const entries = list.current?.children[index]?.querySelectorAll<HTMLInputElement>('[data-entry]');
    const input = entries?.[field === 'name' ? 0 : entries.length - 1];
    if (!input) return;
    pending.current = null;
    input.focus();
    input.select();
  });

  return useCallback((index, field) => {
    pending.current = { index, field };
  }, []);
}
