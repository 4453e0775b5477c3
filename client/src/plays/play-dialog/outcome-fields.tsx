import { Frown, Trophy } from 'lucide-react';
import { Field } from '#client/ui/forms/field.tsx';
import { RadioCards } from '#client/ui/forms/radio-cards.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import type { PlayFields } from '../play-fields.ts';

interface OutcomeFieldsProps {
  fields: PlayFields;
  onChange: (changes: Partial<PlayFields>) => void;
}

/** For plays without scores or ranking: won or lost together, or the winning team. */
export function OutcomeFields({ fields, onChange }: OutcomeFieldsProps) {
  if (fields.outcome === 'cooperative')
    return (
      <RadioCards
        legend="How did it end?"
        value={fields.ending === '' ? null : fields.ending}
        onChange={(ending) => onChange({ ending })}
        options={[
          { value: 'won', label: 'Won', icon: Trophy },
          { value: 'lost', label: 'Lost', icon: Frown },
        ]}
      />
    );
  if (fields.outcome !== 'teams') return null;
  const teams = [...new Set(fields.rows.map(({ team }) => team.trim()).filter((team) => team !== ''))];
  return (
    <Field label="Winning team" hint={teams.length === 0 ? 'Give each player a team first.' : undefined}>
      <Select
        placeholder="No team yet"
        value={teams.includes(fields.winningTeam) ? fields.winningTeam : ''}
        onChange={(event) => onChange({ winningTeam: event.target.value })}
        options={teams.map((team) => ({ value: team, label: team }))}
        disabled={teams.length === 0}
      />
    </Field>
  );
}
