import type { PlayFields } from '#client/plays/play-fields.ts';
import { canNameWinner } from '#client/plays/parse-play-fields.ts';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { seatedNames } from './table-play.ts';

interface WinnerChipsProps {
  fields: PlayFields;
  onChange: (winner: string) => void;
}

/** Names the winner with one press, where the outcome has one and somebody is seated. */
export function WinnerChips({ fields, onChange }: WinnerChipsProps) {
  const seated = seatedNames(fields);
  if (!canNameWinner(fields.outcome) || seated.length === 0) return null;
  return (
    <ChoiceChips
      legend="Who won?"
      value={seated.includes(fields.winner) ? fields.winner : ''}
      onChange={onChange}
      options={[
        { value: '', label: fields.outcome === 'none' ? 'Nobody' : 'By the score' },
        ...seated.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}
