import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { CATEGORIES, CATEGORY_LABELS, DIFFICULTIES, DIFFICULTY_LABELS } from '#shared/enums.ts';
import { MAX_AGE } from '#shared/limits/limits.ts';
import { t } from '#client/games/words/words.ts';

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));
const DIFFICULTY_OPTIONS = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }));

type Fact = 'players' | 'duration' | 'category' | 'difficulty' | 'minAge';

interface GameFactFieldsProps {
  /** `register` of any form with these fields. */
  register: (fact: Fact) => UseFormRegisterReturn<Fact>;
  errors: Partial<Record<Fact, { message?: string | undefined }>>;
}

/** The fields printed on a game's box: players, duration, category, difficulty and age. */
export function GameFactFields(props: GameFactFieldsProps) {
  return (
    <>
      <RequiredFactFields {...props} />
      <OptionalFactFields {...props} />
    </>
  );
}

/** Players and duration, which are required. */
export function RequiredFactFields({ register, errors }: GameFactFieldsProps) {
  return (
    <>
      <Field label={t('Players')} required error={errors.players?.message}>
        <TextInput {...register('players')} placeholder="2-4" autoComplete="off" />
      </Field>
      <Field label={t('Duration')} required error={errors.duration?.message}>
        <TextInput {...register('duration')} placeholder={t('45 min')} autoComplete="off" />
      </Field>
    </>
  );
}

/** Category, difficulty and age, which have defaults. */
export function OptionalFactFields({ register, errors }: GameFactFieldsProps) {
  return (
    <>
      <Field label={t('Category')} error={errors.category?.message}>
        <Select {...register('category')} options={CATEGORY_OPTIONS} />
      </Field>
      <Field label={t('Difficulty')} error={errors.difficulty?.message}>
        <Select {...register('difficulty')} options={DIFFICULTY_OPTIONS} />
      </Field>
      <Field label={t('Min Age')} error={errors.minAge?.message}>
        <NumberInput {...register('minAge')} min={0} max={MAX_AGE} inputMode="numeric" />
      </Field>
    </>
  );
}
