import { Diff, X } from 'lucide-react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { NameCombobox } from '#client/ui/forms/name-combobox.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { MAX_NAME_LENGTH, MAX_PLAYERS, MAX_SHORT_TEXT_LENGTH } from '#shared/limits/limits.ts';
import type { RowColumns } from './row-columns.ts';
import type { PlayerFields } from '../play-fields.ts';
import { t } from '#client/plays/words/words.ts';

interface PlayerRowProps {
  row: PlayerFields;
  /** Index of the row. */
  index: number;
  columns: RowColumns;
  isLast: boolean;
  /** Suggested names and teams. */
  people: readonly string[];
  teams: readonly string[];
  onChange: (changes: Partial<PlayerFields>) => void;
  /** Absent for the only row. */
  onRemove: (() => void) | undefined;
}

/** A score is a number, or a sum such as 12+5+8. */
const NOT_IN_A_SCORE = /[^\d+\-\u2212.,\s]/g;

/** One player: name and score. */
export function PlayerRow({ row, index, columns, isLast, people, teams, ...props }: PlayerRowProps) {
  const { onChange, onRemove } = props;
  const name = row.name.trim();
  const who = name === '' ? t('player {number}', { number: index + 1 }) : name;
  // Android's 'next' goes to the next row's name; the other keys are Enter, which goes to its score.
  const atEnd = isLast ? 'done' : 'enter';
  return (
    <li className="player-row flex flex-wrap items-center gap-x-2.5 gap-y-2 only:pe-12.5 max-sm:gap-2">
      {name === '' ? (
        <span
          className="size-8.5 flex-none rounded-round border-2 border-dashed border-line-strong max-sm:size-7.5"
          aria-hidden="true"
        />
      ) : (
        <Avatar className="size-8.5 max-sm:size-7.5" name={name} />
      )}
      <div className="group/name grid min-w-0 flex-1 max-sm:*:[grid-area:1/1] max-sm:[&_.input]:h-full max-sm:[&_.input]:px-2 max-sm:not-focus-within:[&_.input:not(:placeholder-shown)]:text-transparent">
        <NameCombobox
          data-entry="name"
          data-first-focus={index === 0 || undefined}
          aria-label={t('Name of player {number}', { number: index + 1 })}
          placeholder={t('Player name')}
          value={row.name}
          names={people}
          listLabel={t('People you play with')}
          maxLength={MAX_NAME_LENGTH}
          autoCapitalize="words"
          enterKeyHint="next"
          onChange={(typed) => onChange({ name: typed })}
        />
        {/* An input cuts a long name; this shows it whole until it is edited. */}
        <span
          className="pointer-events-none relative self-center px-2 py-1.5 leading-tight wrap-anywhere group-focus-within/name:hidden sm:hidden forced-colors:hidden"
          aria-hidden="true"
        >
          {row.name}
        </span>
      </div>
      {columns.rank ? (
        <NumberInput
          data-entry="rank"
          className="w-[var(--number)] flex-none data-[entry=name]:flex-1"
          look="score"
          inputMode="numeric"
          min={1}
          max={MAX_PLAYERS}
          aria-label={t('Place of {who}', { who })}
          placeholder={String(index + 1)}
          value={row.rank}
          enterKeyHint={columns.score || columns.team ? 'next' : atEnd}
          onChange={(event) => onChange({ rank: event.target.value })}
        />
      ) : null}
      {columns.score ? (
        <span className="player-row-score relative flex-none">
          <TextInput
            data-entry="score"
            className="w-[var(--number)] flex-none text-right font-display font-bold"
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_SHORT_TEXT_LENGTH}
            aria-label={t('Score of {who}', { who })}
            placeholder="–"
            value={row.score}
            enterKeyHint={columns.team ? 'next' : atEnd}
            onChange={(event) => onChange({ score: event.target.value.replace(NOT_IN_A_SCORE, '') })}
          />
          {/* A phone's number pad has no minus. */}
          <IconButton
            className="player-row-sign"
            icon={Diff}
            label={t('Change the sign of the score of {who}', { who })}
            disabled={row.score === ''}
            onClick={() => onChange({ score: row.score.startsWith('-') ? row.score.slice(1) : `-${row.score}` })}
          />
        </span>
      ) : null}
      {onRemove ? (
        <IconButton
          icon={X}
          label={t('Remove {who}', { who })}
          className="player-row-remove w-10 pointer-coarse:w-10"
          onClick={onRemove}
        />
      ) : null}
      {columns.team ? (
        <NameCombobox
          data-entry="team"
          className="player-row-team"
          aria-label={t('Team of {who}', { who })}
          placeholder={t('Team')}
          value={row.team}
          names={teams}
          listLabel={t('Teams of this play')}
          maxLength={MAX_SHORT_TEXT_LENGTH}
          enterKeyHint={atEnd}
          onChange={(team) => onChange({ team })}
        />
      ) : null}
    </li>
  );
}
