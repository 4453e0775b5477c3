import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { canNameWinner } from '../parse-play-fields.ts';
import type { PlayerFields, PlayFields } from '../play-fields.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NameCombobox } from '#client/ui/forms/name-combobox.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { PLAY_OUTCOME_LABELS, PLAY_OUTCOMES, type PlayOutcome } from '#shared/enums.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import type { PlayFormErrors } from './use-play-form.ts';
import { PlayerDetails } from './player-details.tsx';
import { t } from '#client/plays/words/words.ts';

const OUTCOMES = PLAY_OUTCOMES.map((value) => ({ value, label: PLAY_OUTCOME_LABELS[value] }));
const isOutcome = (value: string): value is PlayOutcome => PLAY_OUTCOMES.some((outcome) => outcome === value);

interface MorePlayFieldsProps {
  fields: PlayFields;
  errors: PlayFormErrors;
  onChange: (changes: Partial<PlayFields>) => void;
  /** Plays in which the other score wins, while the owner switches that. */
  earlier: { count: number; isWanted: boolean; setWanted: (isWanted: boolean) => void };
  /** Titles of the game's owned expansions. */
  expansions: readonly string[];
  /** Places of earlier plays, most frequent first. */
  places: readonly string[];
}

/** Optional fields, collapsed: outcome type, time, place, expansions and roles. */
export function MorePlayFields({ fields, errors, onChange, earlier, expansions, places }: MorePlayFieldsProps) {
  const [open, setOpen] = useState(false);
  const named = fields.rows.filter(({ name }) => name.trim() !== '');
  const invalid = Boolean(errors.playedAt ?? errors.place ?? errors.expansions);
  const starter = named.find(({ started }) => started);
  const changeRow = (key: number, changes: Partial<PlayerFields>) =>
    onChange({ rows: fields.rows.map((row) => (row.key === key ? { ...row, ...changes } : row)) });

  return (
    <details
      className="border-t border-t-line"
      open={open || invalid}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 pt-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="icon transition-transform duration-fast ease-[ease] in-open:rotate-90"
          aria-hidden="true"
        />
        <b>{t('More')}</b>
        <span className="text-xs text-ink-3">{t('How it is decided, date, place, expansions, roles')}</span>
      </summary>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,230px),1fr))] gap-4 pt-3">
        <Field label={t('How is it decided?')}>
          <Select
            options={OUTCOMES}
            value={fields.outcome}
            onChange={({ target }) => isOutcome(target.value) && onChange({ outcome: target.value })}
          />
        </Field>
        {earlier.count > 0 ? (
          <Checkbox
            className="self-end"
            label={t('{count, plural, one {Change the other play, too} other {Change the other # plays, too}}', {
              count: earlier.count,
            })}
            description={
              fields.outcome === 'lowest'
                ? t(
                    '{count, plural, one {In it the highest score wins now.} other {In them the highest score wins now.}}',
                    { count: earlier.count },
                  )
                : t(
                    '{count, plural, one {In it the lowest score wins now.} other {In them the lowest score wins now.}}',
                    { count: earlier.count },
                  )
            }
            checked={earlier.isWanted}
            onChange={({ target }) => earlier.setWanted(target.checked)}
          />
        ) : null}
        {canNameWinner(fields.outcome) ? (
          <Field label={t('Winner')}>
            <Select
              placeholder={fields.outcome === 'none' ? t('Nobody') : t('By the score')}
              value={named.some(({ name }) => name.trim() === fields.winner) ? fields.winner : ''}
              onChange={(event) => onChange({ winner: event.target.value })}
              options={namesOf(named)}
            />
          </Field>
        ) : null}
        <Field label={t('Who started?')}>
          <Select
            placeholder={t('Not noted')}
            value={starter ? String(starter.key) : ''}
            onChange={({ target }) =>
              onChange({ rows: fields.rows.map((row) => ({ ...row, started: String(row.key) === target.value })) })
            }
            options={named.map(({ key, name }) => ({ value: String(key), label: name.trim() }))}
          />
        </Field>
        <Field label={t('Date and time')} error={errors.playedAt}>
          <TextInput
            type="datetime-local"
            value={fields.playedAt}
            onChange={(event) => onChange({ playedAt: event.target.value })}
          />
        </Field>
        <Field label={t('Place')} error={errors.place}>
          <NameCombobox
            value={fields.place}
            names={places}
            listLabel={t('Your places')}
            maxLength={MAX_TITLE_LENGTH}
            onChange={(place) => onChange({ place })}
          />
        </Field>
        <ExpansionChoice
          owned={expansions}
          chosen={fields.expansions}
          onChange={(chosen) => onChange({ expansions: chosen })}
        />
        <PlayerDetails players={named} onChange={changeRow} />
      </div>
    </details>
  );
}

const namesOf = (rows: readonly PlayerFields[]) =>
  [...new Set(rows.map(({ name }) => name.trim()))].map((name) => ({ value: name, label: name }));

interface ExpansionChoiceProps {
  owned: readonly string[];
  /** Titles used in the play; may include games not owned. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The expansions used in a play. Empty if none are owned. */
function ExpansionChoice({ owned, chosen, onChange }: ExpansionChoiceProps) {
  const titles = [...new Set([...owned, ...chosen])];
  if (titles.length === 0) return null;
  return (
    <fieldset className="col-span-full grid min-w-0 gap-2">
      <legend className="text-sm leading-[1.3] font-strong">{t('Expansions used')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,230px),1fr))] gap-x-4 gap-y-2">
        {titles.map((title) => (
          <Checkbox
            key={title}
            label={title}
            checked={chosen.includes(title)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, title] : chosen.filter((other) => other !== title))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
