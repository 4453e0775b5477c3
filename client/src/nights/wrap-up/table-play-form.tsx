import { Repeat2, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { OutcomeFields } from '#client/plays/play-dialog/outcome-fields.tsx';
import { PlayerRows } from '#client/plays/play-dialog/player-rows.tsx';
import { columnsOf } from '#client/plays/play-dialog/row-columns.ts';
import type { PlayFields } from '#client/plays/play-fields.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { PLAY_OUTCOME_LABELS, PLAY_OUTCOMES, type Category } from '#shared/enums.ts';
import { type TablePlay, seatedNames } from './table-play.ts';
import { canNameWinner } from '#client/plays/parse-play-fields.ts';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { t } from '#client/nights/words/words.ts';

interface TablePlayFormProps {
  play: TablePlay;
  game: { category: Category; imageUrl: string | null } | undefined;
  /** Suggested names, attendees first. */
  names: readonly string[];
  isInvalid: boolean;
  onChange: (changes: Partial<PlayFields>) => void;
  onSkip: () => void;
  onAgain: () => void;
}

const OUTCOMES = PLAY_OUTCOMES.map((value) => ({ value, label: PLAY_OUTCOME_LABELS[value] }));

/** One game of the night, with the attendees preset; one press marks the winner. */
export function TablePlayForm({ play, game, names, isInvalid, onChange, onSkip, onAgain }: TablePlayFormProps) {
  const { fields, key } = play;
  const id = useId();
  const again = useRef<HTMLButtonElement>(null);
  const { title } = play.game;
  return (
    <article
      className="grid grid-cols-1 gap-3.5 rounded-lg border border-line bg-tile-2 p-3.5 max-sm:p-2.5"
      data-play={key}
      aria-labelledby={id}
    >
      <div className="flex items-center gap-3">
        <GameCover
          title={title}
          category={game?.category ?? 'family'}
          imageUrl={game?.imageUrl ?? null}
          className="aspect-3/2 w-16 flex-none rounded-sm"
        />
        <h3 className="min-w-0 flex-1 font-display text-lg wrap-anywhere outline-none" id={id} tabIndex={-1} dir="auto">
          {title}
        </h3>
        <IconButton icon={X} label={t('Skip {game}', { game: title })} onClick={onSkip} />
      </div>
      <WinnerChips fields={fields} onChange={(winner) => onChange({ winner })} />
      <OutcomeFields fields={fields} onChange={onChange} />
      <PlayerRows
        rows={fields.rows}
        columns={columnsOf(fields)}
        onChange={(rows) => onChange({ rows })}
        people={names}
        lastPlayers={[]}
        error={isInvalid ? t('Please add at least one player.') : undefined}
        onFinished={() => again.current?.focus()}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={t('How is it decided?')}>
          <Select
            options={OUTCOMES}
            value={fields.outcome}
            onChange={({ target }) => {
              const outcome = PLAY_OUTCOMES.find((one) => one === target.value);
              if (outcome) onChange({ outcome });
            }}
          />
        </Field>
        <Button
          ref={again}
          size="sm"
          variant="ghost"
          icon={Repeat2}
          aria-label={t('Played Again: {game}', { game: title })}
          onClick={onAgain}
        >
          {t('Played Again')}
        </Button>
      </div>
    </article>
  );
}

interface WinnerChipsProps {
  fields: PlayFields;
  onChange: (winner: string) => void;
}

/** Names the winner with one press, where the outcome has one and somebody is seated. */
function WinnerChips({ fields, onChange }: WinnerChipsProps) {
  const seated = seatedNames(fields);
  if (!canNameWinner(fields.outcome) || seated.length === 0) return null;
  return (
    <ChoiceChips
      legend={t('Who won?')}
      value={seated.includes(fields.winner) ? fields.winner : ''}
      onChange={onChange}
      options={[
        { value: '', label: fields.outcome === 'none' ? t('Nobody') : t('By the score') },
        ...seated.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}
