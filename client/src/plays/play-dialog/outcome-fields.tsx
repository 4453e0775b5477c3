import { Frown, Trophy } from 'lucide-react';
import { Field } from '#client/ui/forms/field.tsx';
import { RadioCards } from '#client/ui/forms/radio-cards.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import type { PlayFields } from '../play-fields.ts';
import { t } from '#client/plays/words/words.ts';

interface OutcomeFieldsProps {
  fields: PlayFields;
  onChange: (changes: Partial<PlayFields>) => void;
}

/** For plays without scores or ranking: won or lost together, or the winning team. */
export function OutcomeFields({ fields, onChange }: OutcomeFieldsProps) {
  if (fields.outcome === 'cooperative')
    return (
      <RadioCards
        legend={t('How did it end?')}
        value={fields.ending === '' ? null : fields.ending}
        onChange={(ending) => onChange({ ending })}
        options={[
          { value: 'won', label: t('Won'), icon: Trophy },
          { value: 'lost', label: t('Lost'), icon: Frown },
        ]}
      />
    );
  if (fields.outcome !== 'teams') return null;
  const teams = [...new Set(fields.rows.map(({ team }) => team.trim()).filter((team) => team !== ''))];
  return (
    <Field label={t('Winning team')} hint={teams.length === 0 ? t('Give each player a team first.') : undefined}>
      <Select
        placeholder={t('No team yet')}
        value={teams.includes(fields.winningTeam) ? fields.winningTeam : ''}
        onChange={(event) => onChange({ winningTeam: event.target.value })}
        options={teams.map((team) => ({ value: team, label: team }))}
        disabled={teams.length === 0}
      />
    </Field>
  );
}
