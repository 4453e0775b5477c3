import { History, Crown, Square, Timer } from 'lucide-react';
import { useRef } from 'react';
import { parsePlayFields, type ParsedPlay } from '../parse-play-fields.ts';
import type { PlayFields } from '../play-fields.ts';
import type { PlaySuggestions } from '../play-suggestions.ts';
import { winnerNote } from '../winner-note.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import type { Play } from '#shared/plays/plays-contract.ts';
import { MAX_NOTES_LENGTH } from '#shared/limits/limits.ts';
import { columnsOf } from './row-columns.ts';
import type { PlayFormState } from './use-play-form.ts';
import type { PlayTimer } from './use-play-timer.ts';
import { FieldError } from './field-error.tsx';
import { MorePlayFields } from './more-play-fields.tsx';
import { OutcomeFields } from './outcome-fields.tsx';
import { PlayerRows } from './player-rows.tsx';
import { t } from '#client/plays/words/words.ts';

interface PlayFormProps {
  id: string;
  state: PlayFormState;
  /** The edited play. */
  play: Play | null;
  /** Whether the form determines the outcome as far as possible. */
  knowsOutcome: boolean;
  memory: PlaySuggestions;
  /** Suggested if there are no earlier plays. */
  ownName: string | null;
  /** Titles of the game's owned expansions. */
  expansions: readonly string[];
  /** The game is on the owner's lists, so its plays are counted. */
  counted: boolean;
  /** Focuses the submit button. */
  focusSubmit: () => void;
}

/** The fields of a play. */
export function PlayForm({ id, state, play, memory, ownName, expansions, ...props }: PlayFormProps) {
  const { fields, errors, change, restored, discard } = state;
  const form = useRef<HTMLFormElement>(null);
  const parsed = parsePlayFields(fields, play);
  const columns = columnsOf(fields);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter events bubble up from its fields
    <form
      ref={form}
      id={id}
      noValidate
      className="grid gap-4.5 *:min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        const found = state.submit();
        if (found.players) form.current?.querySelector<HTMLInputElement>('[data-entry]')?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
      }}
    >
      {restored ? (
        <Banner
          compact
          tone="info"
          icon={History}
          role="status"
          action={
            <Button size="sm" variant="ghost" onClick={discard}>
              {t('Start over')}
            </Button>
          }
        >
          {t('Here is what you typed before.')}
        </Banner>
      ) : null}
      <PlayerRows
        rows={fields.rows}
        columns={columns}
        onChange={(rows) => change({ rows })}
        people={memory.names.length === 0 && ownName ? [ownName] : memory.names}
        lastPlayers={memory.lastPlayers}
        error={errors.players ?? errors.scores ?? errors.seats}
        onFinished={props.focusSubmit}
      />
      <OutcomeFields fields={fields} onChange={change} />
      <WinnerBanner fields={fields} parsed={parsed} isKnown={props.knowsOutcome || state.isWayChosen} />
      <DurationField
        value={fields.duration}
        error={errors.duration}
        onChange={(duration) => change({ duration })}
        timer={play ? null : state.timer}
      />
      <Field label={t('Session Notes (optional)')} error={errors.notes}>
        <TextArea
          rows={2}
          value={fields.notes}
          maxLength={MAX_NOTES_LENGTH}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
      {props.counted ? (
        <Checkbox
          label={t('Mark this game as played')}
          description={t('Increases play count and updates last played date')}
          checked={fields.markAsPlayed}
          onChange={(event) => change({ markAsPlayed: event.target.checked })}
        />
      ) : null}
      <MorePlayFields
        fields={fields}
        errors={errors}
        onChange={change}
        earlier={state.earlier}
        expansions={expansions}
        places={memory.places}
      />
      {errors.body ? <FieldError>{errors.body}</FieldError> : null}
    </form>
  );
}

interface WinnerBannerProps {
  fields: PlayFields;
  parsed: ParsedPlay;
  /** False while the rule may still turn out to be another. */
  isKnown: boolean;
}

/** The rule for the winner, and the present winner. */
function WinnerBanner({ fields, parsed, isKnown }: WinnerBannerProps) {
  const { rule, now } = isKnown
    ? winnerNote(fields, parsed)
    : { rule: t('Looking up who wins this game...'), now: null };
  return (
    <Banner icon={Crown} compact>
      {rule} <output aria-live="polite">{now ? <b className="wrap-anywhere">{now}</b> : null}</output>
    </Banner>
  );
}

interface DurationFieldProps {
  value: string;
  error: string | undefined;
  onChange: (duration: string) => void;
  /** Absent where a recorded play is edited. */
  timer: PlayTimer | null;
}

/** Minutes, typed or timed. */
function DurationField({ value, error, onChange, timer }: DurationFieldProps) {
  const change = (duration: string) => {
    timer?.stop();
    onChange(duration);
  };
  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <Field label={t('Duration (minutes)')} error={error} className="min-w-0 flex-auto [&_.input]:max-w-55">
        <NumberInput
          inputMode="numeric"
          min={0}
          value={timer?.minutes?.toString() ?? value}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      {timer === null ? null : timer.minutes === null ? (
        <Button icon={Timer} onClick={() => timer.start(Math.max(0, Number(value) || 0))}>
          {t('Start Timer')}
        </Button>
      ) : (
        <Button icon={Square} onClick={() => change(String(timer.minutes))}>
          {t('Stop Timer')}
        </Button>
      )}
    </div>
  );
}
