import { useQuery } from '@tanstack/react-query';
import { t } from '#client/challenges/words/words.ts';
import { gamesQuery } from '#client/games/api.ts';
import { tagsQuery } from '#client/games/tags/api.ts';
import { oneOf } from '#client/lib/one-of.ts';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { CATEGORIES, CATEGORY_LABELS } from '#shared/enums.ts';
import { type ChallengeFields, errorOf } from './challenge-form.ts';
import { ChosenGames } from './chosen-games.tsx';

interface KindFieldsProps {
  fields: ChallengeFields;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<ChallengeFields>) => void;
}

/** The fields that only some kinds have. */
export function KindFields({ fields, errors, onChange }: KindFieldsProps) {
  const { data: games = [] } = useQuery(gamesQuery);
  switch (fields.kind) {
    case 'ten_by_ten':
      return (
        <>
          <ChoiceChips
            legend={t('Which games?')}
            options={[
              { value: 'most', label: t('The ten I play most') },
              { value: 'chosen', label: t('Games I choose') },
            ]}
            value={fields.games === null ? 'most' : 'chosen'}
            onChange={(value) => onChange({ games: value === 'most' ? null : [] })}
          />
          {fields.games ? (
            <ChosenGames
              games={games}
              value={fields.games}
              onChange={(chosen) => onChange({ games: chosen })}
              error={errorOf(errors, 'rule.games')}
            />
          ) : null}
        </>
      );
    case 'different_games':
      return (
        <Field label={t('Different games')} required error={errorOf(errors, 'rule.goal')}>
          <NumberInput
            value={fields.goal}
            min={1}
            inputMode="numeric"
            onChange={({ target }) => onChange({ goal: target.value })}
          />
        </Field>
      );
    case 'h_index':
      return (
        <Field
          label={t('Goal (optional)')}
          hint={t('An H-index of 10 is ten games with ten plays each. Empty: always one more.')}
          error={errorOf(errors, 'rule.goal')}
        >
          <NumberInput
            value={fields.hIndex}
            min={1}
            inputMode="numeric"
            onChange={({ target }) => onChange({ hIndex: target.value })}
          />
        </Field>
      );
    case 'own':
      return <OwnRuleFields fields={fields} errors={errors} onChange={onChange} />;
    default:
      return null;
  }
}

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));

/** Games with a tag or of a category, each so many times. */
function OwnRuleFields({ fields, errors, onChange }: KindFieldsProps) {
  const { data: tags = [] } = useQuery(tagsQuery);
  return (
    <>
      <ChoiceChips
        legend={t('Which games?')}
        options={[
          { value: 'tag', label: t('With a tag') },
          { value: 'category', label: t('Owned ones of a category') },
        ]}
        value={fields.by}
        onChange={(by) => onChange({ by })}
      />
      <div className="grid grid-cols-1 gap-4.5 sm:grid-cols-2">
        {fields.by === 'tag' ? (
          <Field
            label={t('Tag')}
            required
            hint={tags.length === 0 ? t('You have no tags yet. Make one on the page of a game.') : undefined}
            error={errorOf(errors, 'rule.tagId')}
          >
            <Select
              value={fields.tagId}
              placeholder={t('Choose a tag')}
              options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ target }) => onChange({ tagId: target.value })}
            />
          </Field>
        ) : (
          <Field label={t('Category')} required error={errorOf(errors, 'rule.category')}>
            <Select
              value={fields.category}
              options={CATEGORY_OPTIONS}
              onChange={({ target }) => onChange({ category: oneOf(CATEGORIES, target.value, 'family') })}
            />
          </Field>
        )}
        <Field label={t('Plays of each game')} required error={errorOf(errors, 'rule.plays')}>
          <NumberInput
            value={fields.plays}
            min={1}
            inputMode="numeric"
            onChange={({ target }) => onChange({ plays: target.value })}
          />
        </Field>
      </div>
    </>
  );
}
